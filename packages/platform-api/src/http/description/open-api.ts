import type { ErrorCode } from '@xana/contracts/error-codes';
import type { Operation } from '@xana/contracts/operation';
import * as z from 'zod';
import { apiError } from '../../api-error.ts';
import type { PlatformConfig } from '../../config/read-config.ts';
import { exampleOf } from './example-of.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const JSON_TYPE = 'application/json';

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
  const { inPath, elsewhere, isRead, required } = readInputSchema(operation);
  const parameter =
    (place: 'path' | 'query') =>
    ([name, schema]: [string, Schema]) => ({
      name,
      in: place,
      required: required.has(name),
      schema,
      example: exampleOf(schema, name),
    });
  return {
    operationId: operation.id,
    summary: operation.summary,
    servers: [{ url: server }],
    parameters: [
      ...inPath.map(parameter('path')),
      ...(isRead ? elsewhere.map(parameter('query')) : []),
      ...(givesRefreshToken(operation) ? [CLIENT_HEADER] : []),
    ],
    ...(isRead ? {} : { requestBody: bodyOf(operation, elsewhere, required) }),
    security: { none: [], optional: [{}, { accessToken: [] }], required: [{ accessToken: [] }] }[
      operation.authorization
    ],
    responses: { [operation.status]: successOf(operation), ...refusalsOf(operation) },
  };
}

/** How a client that is not a browser gets its refresh token in the body (`sessions/app-client.ts`). */
const CLIENT_HEADER = {
  name: 'X-Client',
  in: 'header',
  required: false,
  schema: { enum: ['app'] },
  description:
    '`app`: the client is not a browser, and `refresh_token` stands in the body. Ignored beside `Origin` or `Sec-Fetch-*`, which browsers send: they get an HttpOnly cookie.',
};

const givesRefreshToken = ({ output }: Operation): boolean =>
  'refresh_token' in (z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }).properties ?? {});

/** The fields of a call's input by where they travel. */
export function readInputSchema({ input, path, method }: Operation) {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const names = new Set([...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name));
  const fields = Object.entries(schema.properties ?? {}) as [string, Schema][];
  return {
    inPath: fields.filter(([name]) => names.has(name)),
    elsewhere: fields.filter(([name]) => !names.has(name)),
    isRead: method === 'GET' || method === 'DELETE',
    required: new Set(schema.required ?? []),
  };
}

function bodyOf({ accepts }: Operation, fields: [string, Schema][], required: Set<string>) {
  if (accepts === 'file') {
    const file = { type: 'string', contentMediaType: 'image/*' };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (accepts === 'signed') {
    const schema = { type: 'object', description: 'An event of the card provider, signed in `Stripe-Signature`.' };
    return { required: true, content: { [JSON_TYPE]: { schema } } };
  }
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: fields.map(([name]) => name).filter((name) => required.has(name)),
  };
  const example = Object.fromEntries(fields.map(([name, each]) => [name, exampleOf(each, name)]));
  return { required: true, content: { [JSON_TYPE]: { schema, example } } };
}

function successOf({ output }: Operation) {
  const data = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' });
  const schema = { type: 'object', properties: { success: { const: true }, data, msg: { type: 'string' } } };
  const example = { success: true, data: exampleOf(data), msg: '' };
  return { description: 'Done', content: { [JSON_TYPE]: { schema, example } } };
}

/** The codes with which a call may refuse, by their status. */
export function codesByStatus({ errors, authorization }: Operation): Map<number, ErrorCode[]> {
  const tokens: ErrorCode[] = authorization === 'none' ? [] : ['TOKEN_INVALID', 'TOKEN_EXPIRED'];
  const missing: ErrorCode[] = authorization === 'required' ? ['TOKEN_MISSING'] : [];
  const codes = new Set<ErrorCode>(['INPUT_INVALID', ...missing, ...tokens, ...errors, 'RATE_LIMITED', 'SERVER_BUSY']);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = apiError(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function refusalsOf(operation: Operation): Record<number, unknown> {
  const refusals = [...codesByStatus(operation)].map(([status, codes]) => {
    const properties = {
      success: { const: false },
      data: { type: 'null' },
      code: { enum: codes },
      msg: { type: 'string' },
    };
    const example = { success: false, data: null, code: codes[0], messageCode: codes[0], msg: 'For developers.' };
    return [
      status,
      { description: codes.join(', '), content: { [JSON_TYPE]: { schema: { type: 'object', properties }, example } } },
    ];
  });
  return Object.fromEntries(refusals);
}
