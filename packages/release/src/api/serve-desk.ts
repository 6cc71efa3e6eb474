import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentTypeOf } from '../server/send-file.ts';

/** Serves the built desk: its page at every address of it, and its files. */
export function serveDesk(app: FastifyInstance, folder: string): void {
  const send = (reply: FastifyReply, file: string) =>
    reply.type(contentTypeOf(file)).send(createReadStream(join(folder, file)));
  app.get<{ Params: { file: string } }>('/desk/:file', (request, reply) => {
    const { file } = request.params;
    if (!/^[\w-]+\.(js|css|woff2)$/.test(file) || !existsSync(join(folder, file))) return reply.callNotFound();
    return send(reply, file);
  });
  for (const address of ['/', '/history', '/access', '/microfrontends/:name', '/microfrontends/:name/compare'])
    app.get(address, (_request, reply) => send(reply, 'index.html'));
}
