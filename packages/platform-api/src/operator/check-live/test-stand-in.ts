import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
}

export interface StandIn {
  origin: string;
  received: Received[];
  close(): void;
}

/** An HTTP server on a free port that answers every request with JSON. */
export async function startStandIn(answer: (request: Received) => Answer): Promise<StandIn> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const one = { method, path: url, headers, body: await text(request) };
    received.push(one);
    const { status = 200, headers: more = {}, json = {} } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One for all tests of a file. */
export function useStandIn(answer: (request: Received) => Answer): StandIn {
  const standIn = {} as StandIn;
  beforeAll(async () => {
    Object.assign(standIn, await startStandIn(answer));
  });
  afterAll(() => standIn.close());
  return standIn;
}

/** A TCP server on a free port. Without `answer` it accepts connections and sends nothing. */
export async function startTcp(answer?: (chunk: Buffer) => string): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => answer && socket.write(answer(chunk)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A server that gives every command to Redis the same reply, such as `+OK`; a chunk may have several commands (RESP arrays). */
export const startRedisStandIn = (reply: string) =>
  startTcp((chunk) => `${reply}\r\n`.repeat(chunk.toString().match(/^\*\d/gm)?.length ?? 0));
