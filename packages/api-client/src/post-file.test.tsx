import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postFile } from './post-file.ts';

let server: Server;
let url: string;
let bodies: string[];

beforeEach(async () => {
  bodies = [];
  server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, x-requested-with',
      'access-control-expose-headers': 'retry-after',
      'retry-after': '7',
      connection: 'close',
    };
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
      bodies.push(body);
      const isRefused = request.url === '/refused';
      response.writeHead(isRefused ? 413 : 200, headers).end(isRefused ? '{"code":"FILE_TOO_LARGE"}' : '{"data":1}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const file = new File(['of a garden'], 'garden.png', { type: 'image/png' });
/** jsdom keeps the timer of a finished request until it fires. */
const brief = { timeoutMilliseconds: 800 };
const headers = { 'x-requested-with': 'xana-web', 'content-type': 'application/json' };

test('uploads the file as a form field, reports progress and returns the response', async () => {
  const shares: number[] = [];
  const response = await postFile(`${url}/kept`, headers, file, {
    ...brief,
    onProgress: (share) => shares.push(share),
  });
  expect([response.status, await response.json()]).toEqual([200, { data: 1 }]);
  expect(bodies[0]).toMatch(/name="file"; filename="garden.png"/);
  expect(bodies[0]).toContain('of a garden');
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
});

test('returns the code and Retry-After of an error response', async () => {
  const response = await postFile(`${url}/refused`, headers, file, brief);
  expect([response.status, response.headers.get('retry-after')]).toEqual([413, '7']);
  expect(await response.json()).toEqual({ code: 'FILE_TOO_LARGE' });
});

test('rejects with the reason of the abort signal', async () => {
  const controller = new AbortController();
  const sending = postFile(`${url}/kept`, headers, file, { ...brief, signal: controller.signal });
  controller.abort(new Error('another picture'));
  await expect(sending).rejects.toThrow('another picture');
  await expect(postFile(`${url}/kept`, headers, file, { ...brief, signal: controller.signal })).rejects.toThrow(
    'another picture',
  );
  expect(bodies).toEqual([]);
});

test('rejects when the server is unreachable', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(postFile('http://localhost:9', headers, file, brief)).rejects.toThrow('could not be reached');
});
