import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the built desk: its page at every address of it, and its files. */
export function serveDesk(app: FastifyInstance, folder: string): void {
  const send = (file: string) => ({
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    body: createReadStream(join(folder, file)),
  });
  app.get<{ Params: { file: string } }>('/desk/:file', (request, reply) => {
    const { file } = request.params;
    if (!/^[\w-]+\.(js|css|woff2)$/.test(file) || !existsSync(join(folder, file))) return reply.callNotFound();
    const { type, body } = send(file);
    return reply.type(type).send(body);
  });
  for (const address of ['/', '/history', '/microfrontends/:name'])
    app.get(address, (_request, reply) => {
      const { type, body } = send('index.html');
      return reply.type(type).send(body);
    });
}
