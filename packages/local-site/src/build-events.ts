import { createServer, type ServerResponse } from 'node:http';
import type { BuildNews } from '@xana/contracts/releases/development-page';

/** Tells the open pages of each new build, as server-sent events from an address of its own. */
export async function announceBuilds(port: number): Promise<{ tell(news: BuildNews): void; close(): void }> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url !== '/changes') return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.write(': connected\n\n');
    listeners.add(response);
    request.once('close', () => listeners.delete(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    tell(news) {
      for (const response of listeners) response.write(`data: ${JSON.stringify(news)}\n\n`);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
