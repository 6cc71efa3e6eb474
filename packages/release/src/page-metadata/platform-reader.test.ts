import type { IncomingMessage } from 'node:http';
import { listen } from '../server/test-http.ts';
import { createPlatformReader, type PlatformReader } from './platform-reader.ts';

const FOUND = JSON.stringify({ success: true, data: { id: 1 }, msg: '' });
/** What the server replies next: a status and a body, or nothing. */
let replies: (readonly [status: number, body: string, headers?: Record<string, string>] | 'silence')[] = [];
let requests: IncomingMessage[] = [];
let read: PlatformReader;

beforeEach(async () => {
  replies = [];
  requests = [];
  const origin = await listen((request, response) => {
    requests.push(request);
    const reply = replies.shift() ?? 'silence';
    if (reply !== 'silence') response.writeHead(reply[0], reply[2]).end(reply[1]);
  });
  read = createPlatformReader(origin);
});

const get = (path = '/a') => read({ method: 'GET', path });

describe('createPlatformReader', () => {
  it('returns the data of a reply, and sends the body of a POST as JSON', async () => {
    replies = [[200, FOUND]];
    expect(await read({ method: 'POST', path: '/users', body: '{"userId":"7"}' })).toEqual({
      kind: 'found',
      data: { id: 1 },
    });
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/users' });
    expect(requests[0]?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  });

  it('[T67] requests the API of the settings alone, and follows no redirect', async () => {
    replies = [
      [302, '', { location: '/elsewhere' }],
      [200, FOUND],
    ];
    expect(await get('//evil.test/x')).toEqual({ kind: 'failed' });
    expect(requests.map(({ url }) => url)).toEqual(['//evil.test/x']);
  });

  it('keeps what was found and what is missing, and asks again after a failure', async () => {
    replies = [
      [503, ''],
      [200, FOUND],
      [404, ''],
    ];
    const kinds = [await get(), await get(), await get(), await get('/b'), await get('/b')].map(({ kind }) => kind);
    expect(kinds).toEqual(['failed', 'found', 'found', 'missing', 'missing']);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['is too long', JSON.stringify({ success: true, data: 'x'.repeat(300_000) })],
    ['is not JSON', '<html>'],
    ['has another shape', '{"data":1}'],
  ])('fails when the reply %s', async (_what, body) => {
    replies = [[200, body]];
    expect(await get()).toEqual({ kind: 'failed' });
  });

  it('fails when the platform does not reply in time, and limits how much is asked at once', async () => {
    const waiting = Array.from({ length: 8 }, (_, index) => get(`/${index}`));
    expect(await get('/9')).toEqual({ kind: 'failed' });
    expect(await Promise.all(waiting)).toEqual(Array(8).fill({ kind: 'failed' }));
  });
});
