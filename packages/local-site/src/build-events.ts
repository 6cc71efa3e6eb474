import { createServer, type ServerResponse } from 'node:http';
import type { BuildEvent } from '@xana/contracts/releases/development-page';

export interface BuildEvents {
  emit(event: BuildEvent): void;
  close(): void;
}

/** Announces each new build and each failed one to the open pages, as server-sent events at `/changes`. */
export async function announceBuilds(port: number): Promise<BuildEvents> {
  const listeners = new Set<ServerResponse>();
  /** The last event of each microfrontend that has a problem; a page that is opened later gets them as well. */
  const problems = new Map<string, BuildEvent>();
  const send = (response: ServerResponse, event: BuildEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const server = createServer((request, response) => {
    if (request.url !== '/changes') return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.write(': connected\n\n');
    for (const event of problems.values()) send(response, event);
    listeners.add(response);
    request.once('close', () => listeners.delete(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    emit(event) {
      if ('problem' in event) problems.set(event.name, event);
      else problems.delete(event.name);
      for (const response of listeners) send(response, event);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
