import type { ErrorCode } from '@xana/contracts/error-codes';
import { operationsByArea } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { AREAS } from './areas.ts';
import { codesByStatus, ERROR_SCHEMA } from './errors.ts';
import { exampleOf } from './example-of.ts';
import { type Components, inputSchema, type JsonSchema, outputSchema, rawInputSchema } from './json-schemas.ts';

const JSON_TYPE = 'application/json';

const INTRODUCTION = `Every response is an envelope: \`{ success: true, data, msg }\`, or \`{ success: false, data: null, code, messageCode, msg }\` for an
error. Handle errors by \`code\`; \`msg\` is an English sentence for developers.

Log in with \`saveUserNonce\`, \`loginExternalWallet\` and \`verifySignature\`, then send \`Authorization: Bearer <token>\`. Lists are paged: the first
page is 1 and a page has at most 50 rows. Runnable code, socket events and error messages are at [/docs](/docs).`;

/** The OpenAPI 3.1 document of the operations, written from their contracts alone. */
export function describeOperations(operations: Record<string, Operation>, { origins }: PlatformConfig) {
  const components: Components = { Error: ERROR_SCHEMA };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of Object.values(operations)) {
    const path = operation.path.replace(/:([A-Za-z]+)/g, '{$1}');
    const described = describeOperation(operation, origins, components);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'XANA platform API',
      version: '1.0.0',
      description: INTRODUCTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: origins.api, description: 'Platform' }],
    tags: Object.values(AREAS).map(({ title, description }) => ({ name: title, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1))),
      responses: { UnexpectedError: errorOf(['SOMETHING_WRONG']) },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The `token` that `verifySignature` returns. It expires after 15 minutes; renew it with `refreshToken`.',
        },
      },
    },
  };
}

export function areaOf({ id }: Operation): string {
  const areas = Object.entries(operationsByArea) as [keyof typeof AREAS, object][];
  const area = areas.find(([, operations]) => id in operations)?.[0];
  return area ? AREAS[area].title : 'Other';
}

const NEEDS_TERMS = 'Needs the current terms of use: call `acceptTerms` first.';

function describeOperation(operation: Operation, origins: PlatformConfig['origins'], components: Components) {
  const { inPath, elsewhere, isRead, required } = splitInput(operation, inputSchema(operation));
  const description = [operation.description, operation.needsTerms && NEEDS_TERMS].filter(Boolean).join(' ');
  const example = (schema: JsonSchema, name: string) => localized(exampleOf(schema, name, components), origins);
  const parameter =
    (place: 'path' | 'query') =>
    ([name, { description, examples: _, deprecated, ...schema }]: [string, JsonSchema]) => ({
      name,
      in: place,
      required: required.has(name),
      ...(description ? { description } : {}),
      ...(deprecated ? { deprecated } : {}),
      schema,
      example: example({ ...schema, ...(_ ? { examples: _ } : {}) }, name),
    });
  return {
    operationId: operation.id,
    tags: [areaOf(operation)],
    summary: operation.summary,
    ...(description ? { description } : {}),
    servers: [{ url: origins[operation.host] }],
    parameters: [
      ...inPath.map(parameter('path')),
      ...(isRead ? elsewhere.map(parameter('query')) : []),
      ...(returnsRefreshToken(operation) ? [CLIENT_HEADER] : []),
    ],
    ...(isRead ? {} : { requestBody: bodyOf(operation, elsewhere, required, example) }),
    security: { none: [], optional: [{}, { accessToken: [] }], required: [{ accessToken: [] }] }[
      operation.authorization
    ],
    responses: { [operation.status]: successOf(operation, components, example), ...errorsOf(operation) },
  };
}

/** How a client that is not a browser gets its refresh token in the body (`sessions/app-client.ts`). */
const CLIENT_HEADER = {
  name: 'X-Client',
  in: 'header',
  required: false,
  schema: { type: 'string', enum: ['app'] },
  description:
    '`app`: the client is not a browser and gets `refresh_token` in the body. Ignored beside `Origin` or `Sec-Fetch-*`, which browsers send: they get an HttpOnly cookie.',
};

const returnsRefreshToken = (operation: Operation): boolean =>
  'refresh_token' in (outputSchema(operation, {}).properties ?? {});

/** The fields of an operation's input by where they travel. */
export const readInputSchema = (operation: Operation) => splitInput(operation, rawInputSchema(operation));

/** The same with descriptions, limits and examples. */
export const readDescribedInput = (operation: Operation) => splitInput(operation, inputSchema(operation));

function splitInput({ path, method }: Operation, schema: JsonSchema) {
  const names = new Set([...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name));
  const fields = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  return {
    inPath: fields.filter(([name]) => names.has(name)),
    elsewhere: fields.filter(([name]) => !names.has(name)),
    isRead: method === 'GET' || method === 'DELETE',
    required: new Set(schema.required ?? []),
  };
}

/** Example URLs of pictures with the media host of this server. */
export function localized<Value>(value: Value, { media }: PlatformConfig['origins']): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('https://media.xana.example', media)) as Value;
}

type MakeExample = (schema: JsonSchema, name: string) => unknown;

function bodyOf({ accepts }: Operation, fields: [string, JsonSchema][], required: Set<string>, example: MakeExample) {
  if (accepts === 'file') {
    const file = { type: 'string', contentMediaType: 'image/*', description: 'The picture.' };
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
    additionalProperties: false,
  };
  return { required: required.size > 0, content: { [JSON_TYPE]: { schema, example: exampleBody(fields, example) } } };
}

/** A body with every field but deprecated ones and other spellings of a field. */
export function exampleBody(fields: [string, JsonSchema][], example: MakeExample): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(([, { deprecated }]) => !deprecated).map(([name, each]) => [name, example(each, name)]),
  );
}

function successOf(operation: Operation, components: Components, example: MakeExample) {
  if (operation.status === 302) {
    const description = 'Redirects to the site with a one-time token.';
    return { description, headers: { Location: { description, schema: { type: 'string', format: 'uri' } } } };
  }
  const data = outputSchema(operation, components);
  const schema = {
    type: 'object',
    properties: {
      success: { const: true, description: 'Always `true`.' },
      data: { description: 'The result.', ...data },
      msg: { type: 'string', description: 'Empty.' },
    },
    required: ['success', 'data', 'msg'],
  };
  const body = { success: true, data: example(data, ''), msg: '' };
  return { description: 'Success', content: { [JSON_TYPE]: { schema, example: body } } };
}

function errorsOf(operation: Operation): Record<string, unknown> {
  const responses = [...codesByStatus(operation)].map(([status, codes]) => [status, errorOf(codes)]);
  return { ...Object.fromEntries(responses), default: { $ref: '#/components/responses/UnexpectedError' } };
}

function errorOf(codes: ErrorCode[]) {
  const properties = { code: { enum: codes }, messageCode: { enum: codes } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties }] };
  const [code] = codes;
  const example = { success: false, data: null, code, messageCode: code, msg: 'What is wrong with the request.' };
  return { description: codes.join(', '), content: { [JSON_TYPE]: { schema, example } } };
}
