import { GENERAL_ERROR_CODES } from '@xana/contracts/error-codes';
import type { Operation } from '@xana/contracts/operation';
import * as z from 'zod';
import type { PlatformConfig } from '../config/read-config.ts';

const MEDIA = 'application/json';

/** The OpenAPI 3.1 document of all calls, made from the contracts and from nothing else. */
export function describeCalls(operations: Record<string, Operation>, { origins }: PlatformConfig) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of Object.values(operations)) {
    const path = operation.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describeCall(operation, origins[operation.host]),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'XANA platform', version: '1' },
    servers: [{ url: origins.api }],
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function describeCall(operation: Operation, server: string) {
  const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const inPath = new Set([...operation.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name));
  const properties = Object.entries(input.properties ?? {});
  const others = properties.filter(([name]) => !inPath.has(name));
  const isRead = operation.method === 'GET' || operation.method === 'DELETE';
  const required = new Set(input.required ?? []);
  const parameters = properties
    .filter(([name]) => inPath.has(name) || isRead)
    .map(([name, schema]) => ({ name, in: inPath.has(name) ? 'path' : 'query', required: required.has(name), schema }));
  const body = {
    type: 'object',
    properties: Object.fromEntries(others),
    required: [...required].filter((name) => !inPath.has(name)),
  };
  return {
    operationId: operation.id,
    summary: operation.summary,
    servers: [{ url: server }],
    parameters,
    ...(isRead ? {} : { requestBody: bodyOf(operation, body) }),
    security: { none: [], optional: [{}, { accessToken: [] }], required: [{ accessToken: [] }] }[
      operation.authorization
    ],
    responses: {
      [operation.status]: { description: 'Done', content: { [MEDIA]: { schema: envelopeOf(operation) } } },
      default: { description: `Refused with one of: ${[...operation.errors, ...GENERAL_ERROR_CODES].join(', ')}` },
    },
  };
}

function bodyOf({ accepts }: Operation, schema: object) {
  const file = {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'image/*' } },
    required: ['file'],
  };
  const content = accepts === 'file' ? { 'multipart/form-data': { schema: file } } : { [MEDIA]: { schema } };
  return { required: true, content };
}

function envelopeOf({ output }: Operation) {
  const data = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' });
  return { type: 'object', properties: { success: { const: true }, data, msg: { type: 'string' } } };
}
