import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineOperation } from '@xana/contracts/operation';
import * as z from 'zod/mini';
import { isApiError } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';

const read = defineOperation({
  id: 'read',
  summary: '',
  method: 'GET',
  path: '/things/:id',
  authorization: 'optional',
  input: z.object({ id: z.number(), tag: z.optional(z.string()) }),
  output: z.object({ name: z.string() }),
  errors: ['SPACE_NOT_FOUND'],
});
const write = defineOperation({
  id: 'write',
  summary: '',
  method: 'POST',
  path: '/things',
  authorization: 'required',
  input: z.object({ name: z.string() }),
  output: z.object({}),
});
const open = defineOperation({ ...read, id: 'open', path: '/open', authorization: 'none', input: z.object({}) });

interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = { status?: number; headers?: Record<string, string>; json?: unknown; text?: string };

let server: Server;
let asked: Asked[];
let answer: (request: Asked) => Answer;

beforeEach(async () => {
  asked = [];
  answer = () => ({ json: { success: true, data: { name: 'x' }, msg: '' } });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      const { status = 200, headers = {}, json, text } = answer(one);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text ?? JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function setUp({ token = 'first', refresh = async (): Promise<string | null> => 'second' } = {}) {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return createApiClient({
    origins: { api: origin, marketplace: origin, chat: origin },
    accessToken: () => token,
    refresh,
    validateReplies: true,
  });
}

const errorReply = (code: string) => ({ success: false, data: null, code, msg: 'no' });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

describe('createApiClient', () => {
  it('sends each field in path, query or body and returns the data of the envelope', async () => {
    expect(await setUp().call(read, { id: 7, tag: 'a b' })).toEqual({ name: 'x' });
    await setUp().call(write, { name: '桜' });
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/things/7?tag=a+b', ''],
      ['POST', '/things', '{"name":"桜"}'],
    ]);
  });

  it('[AP-04] sends authorization by flag and an explicit token for one call', async () => {
    const client = setUp();
    await client.call(read, { id: 1 });
    await client.call(read, { id: 1 }, { authorize: false });
    await client.call(open, {});
    await client.call(open, {}, { authorize: true });
    await client.call(read, { id: 1 }, { token: 'theirs' });
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      undefined,
      undefined,
      'Bearer first',
      'Bearer theirs',
    ]);
  });

  it('refreshes a rejected token once and retries the call once', async () => {
    answer = ({ headers }) =>
      headers.authorization === 'Bearer second'
        ? { json: { success: true, data: { name: 'ok' } } }
        : { status: 401, json: errorReply('TOKEN_EXPIRED') };
    const refresh = jest.fn(async () => 'second');
    expect(await setUp({ refresh }).call(read, { id: 1 })).toEqual({ name: 'ok' });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(2);
  });

  it('throws when the token cannot be refreshed', async () => {
    answer = () => ({ status: 401, json: errorReply('TOKEN_INVALID') });
    const error = await failure(setUp({ refresh: async () => null }).call(read, { id: 1 }));
    expect(isApiError(error) && error.code).toBe('TOKEN_INVALID');
    expect(asked).toHaveLength(1);
  });

  it('retries a failed read and never a write', async () => {
    answer = () => (asked.length === 1 ? { status: 503, text: '' } : { json: { success: true, data: { name: 'x' } } });
    expect(await setUp().call(read, { id: 1 })).toEqual({ name: 'x' });
    expect(asked).toHaveLength(2);
    asked = [];
    answer = () => ({ status: 503, text: '' });
    const error = await failure(setUp().call(write, { name: 'a' }));
    expect(isApiError(error) && error.code).toBe('SERVER_BUSY');
    expect(asked).toHaveLength(1);
  });

  it('sends another trace id with each attempt, of which it recorded no span', async () => {
    answer = () => (asked.length === 1 ? { status: 503, text: '' } : { json: { success: true, data: { name: 'x' } } });
    await setUp().call(read, { id: 1 });
    const sent = asked.map(({ headers }) => String(headers.traceparent));
    for (const each of sent) expect(each).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(new Set(sent).size).toBe(2);
  });

  it('throws an error with code, status and request id', async () => {
    answer = () => ({ status: 404, headers: { 'x-request-id': 'r1' }, json: errorReply('SPACE_NOT_FOUND') });
    const error = await failure(setUp().call(read, { id: 1 }));
    expect(error).toMatchObject({ code: 'SPACE_NOT_FOUND', status: 404, requestId: 'r1', serverCode: null });
  });

  it('maps an unknown code to SOMETHING_WRONG and keeps it as serverCode', async () => {
    answer = () => ({ status: 400, json: errorReply('NEWER_THAN_ME') });
    expect(await failure(setUp().call(read, { id: 1 }))).toMatchObject({
      code: 'SOMETHING_WRONG',
      serverCode: 'NEWER_THAN_ME',
    });
  });

  it('throws its own code for an invalid reply and an unreachable server', async () => {
    answer = () => ({ text: '<!doctype html>' });
    expect(await failure(setUp().call(write, { name: 'a' }))).toMatchObject({ code: 'REPLY_INVALID' });
    answer = () => ({ json: { success: true, data: { wrong: true } } });
    expect(await failure(setUp().call(read, { id: 1 }))).toMatchObject({ code: 'REPLY_INVALID' });
    const client = setUp();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await failure(client.call(write, { name: 'a' }))).toMatchObject({ code: 'NETWORK_UNREACHABLE', status: 0 });
  });

  it('throws before sending when a path field is missing', async () => {
    await expect(setUp().call(read, {} as never)).rejects.toThrow('needs "id"');
    expect(asked).toHaveLength(0);
  });
});
