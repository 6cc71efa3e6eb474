import type { FastifyInstance } from 'fastify';
import { PRESSABLE } from '../page/page-headers.ts';
import { HttpError } from './describe-errors.ts';

/**
 * Only pages of this origin may call the server: a page of another site reaches it at localhost, too (CSRF), and a name that resolves to
 * this machine later, too (DNS rebinding).
 */
export function protectFromOtherSites(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers, method, url }, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${PRESSABLE}; font-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    });
    // The health check of a container asks at another name.
    if (url === '/health') return;
    if (headers.host !== host) throw new HttpError(421, `This server answers at ${origin}.`);
    // A link of another site, and the way back from the OpenID provider, show a page and change nothing.
    const isNavigation = method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && !url.startsWith('/api/');
    const isForeign = headers.origin ? headers.origin !== origin : headers['sec-fetch-site'] === 'cross-site';
    if (isForeign && !isNavigation) throw new HttpError(403, 'Requests of other sites are not allowed.');
  });
}
