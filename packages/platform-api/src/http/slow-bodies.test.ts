import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { BODY_PACE, limitSlowBodies } from './slow-bodies.ts';

const PACE = { timeoutMs: 400, minBytesPerSecond: 2_000 };

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  limitSlowBodies(app, PACE);
  await app.register(multipart);
  app.post('/json', async () => ({ ok: true }));
  app.post('/form', async (request) => {
    const file = await request.file();
    return { bytes: (await file?.toBuffer())?.length };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends the head, then `chunks` with a pause before each, and returns what came back until the connection closed. */
async function send(head: string[], chunks: string[], pauseMs: number): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(`${[...head, 'host: x', 'connection: close'].join('\r\n')}\r\n\r\n`);
  for (const each of chunks) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (!socket.writable || answer) break;
    socket.write(each);
  }
  await closed;
  return answer;
}

const json = (length: number) => ['POST /json HTTP/1.1', 'content-type: application/json', `content-length: ${length}`];
const form = ['POST /form HTTP/1.1', 'content-type: multipart/form-data; boundary=f', 'transfer-encoding: chunked'];
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const formParts = (count: number, size: number) => [
  chunk('--f\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'),
  ...Array.from({ length: count }, () => chunk('x'.repeat(size))),
  `${chunk('\r\n--f--\r\n')}0\r\n\r\n`,
];

describe('[T31] slow request bodies (slowloris, slow POST)', () => {
  it('times out after 15 s in production', () => {
    expect(BODY_PACE.timeoutMs).toBe(15_000);
  });

  it('rejects a body with 408 when it is incomplete after the timeout', async () => {
    const begun = performance.now();
    expect(
      await send(
        json(40),
        Array.from({ length: 40 }, () => ' '),
        100,
      ),
    ).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it('rejects a request with 408 when no byte follows the headers', async () => {
    expect(await send(json(40), [], 0)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('accepts a body that completes in time', async () => {
    expect(await send(json(2), ['{', '}'], 20)).toContain('{"ok":true}');
  });

  it('lets an upload above the minimum rate exceed the timeout, but not a slower one', async () => {
    expect(await send(form, formParts(10, 1_000), 100)).toContain('{"bytes":10000}');
    expect(await send(form, formParts(40, 4), 100)).toMatch(/^HTTP\/1\.1 408 /);
  });
});
