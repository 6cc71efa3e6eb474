import type { FastifyInstance } from 'fastify';
import { fieldOf } from './form-fields.ts';
import { keepLanguage } from './language.ts';

/** The switch of the language, also before the login. It changes nothing but the cookie, and leads back to the page. */
export function registerLanguage(app: FastifyInstance, origin: string): void {
  app.post('/language', async (request, reply) => {
    keepLanguage(reply, fieldOf(request, 'language'), { isSecure: origin.startsWith('https:') });
    return reply.redirect(ownPage(fieldOf(request, 'back'), origin), 303);
  });
}

/** Open redirect: only a page of this host, as a whole URL, because a path can start with `//`. */
function ownPage(back: string, origin: string): string {
  const url = URL.canParse(back, origin) ? new URL(back, origin) : null;
  return url?.origin === origin ? url.href : '/';
}
