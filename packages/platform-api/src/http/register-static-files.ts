import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const FILES = {
  'menu.json': 'application/json; charset=utf-8',
  'footer.en.html': 'text/html; charset=utf-8',
  'footer.ja.html': 'text/html; charset=utf-8',
} as const;

/** The header's menu and the footer, which change without a release of the shell. Kept by a browser, asked about again. */
export function registerStaticFiles(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(FILES)) {
    const content = readFileSync(new URL(`../../public/${name}`, import.meta.url));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    app.get(`/static/${name}`, async (request, reply) => {
      reply.headers({ etag, 'cache-control': 'public, no-cache' });
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type(type).send(content);
    });
  }
}
