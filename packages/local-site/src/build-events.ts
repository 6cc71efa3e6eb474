import { createServer, type ServerResponse } from 'node:http';
import type { BuildEvent } from '@xana/contracts/releases/development-page';

export interface BuildEvents {
  emit(event: BuildEvent): void;
  close(): void;
}

/** Announces each new build to the open pages, as server-sent events at `/changes`. */
export async function announceBuilds(port: number): Promise<BuildEvents> {
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
    emit(event) {
      for (const response of listeners) response.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
