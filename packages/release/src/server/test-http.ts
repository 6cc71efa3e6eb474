import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../test-cleanup.ts';

/** Serves at a port of this machine until the test ends. @returns the origin. For tests. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closeAfterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request with its path as it is; `fetch` would also hide encodings and the `Host` header. For tests. */
export function requestRaw(origin: string, path: string, { method = 'GET', headers = {}, body }: RawRequest = {}) {
  const { hostname: host, port } = new URL(origin);
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ host, port, path, method, headers })
      .once('error', reject)
      .once('response', async (response) => {
        const chunks: Buffer[] = await response.toArray();
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      })
      .end(body);
  });
}
