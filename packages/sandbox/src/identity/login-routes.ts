import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import qs from 'qs';
import { brandOf, isEmail, subjectOf } from './accounts.ts';
import { CALLBACK_SCRIPT, callbackPage, loginPage } from './login-page.ts';

interface LoginRoutes {
  provider: () => Provider;
  siteOrigin: string;
  /** The origin of the release desk. */
  deskOrigin: string;
  names: Map<string, string>;
}

const HTML = 'text/html; charset=utf-8';

/** The pages that a user sees between the authorization request and its answer. */
export function registerLoginRoutes(
  app: FastifyInstance,
  { provider, siteOrigin, deskOrigin, names }: LoginRoutes,
): void {
  // Browsers check `form-action` against the redirects after a form too.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; form-action 'self' ${siteOrigin} ${deskOrigin} http://127.0.0.1:*; frame-ancestors 'none'`;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, qs.parse(String(body))),
  );

  const showPage = async (request: FastifyRequest, reply: FastifyReply, problem?: string) => {
    const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
    const brand = brandOf(params);
    return reply
      .status(problem ? 400 : 200)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type(HTML)
      .send(loginPage({ brand, path: `/interaction/${uid}`, problem }));
  };
  const finish = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) => {
    reply.hijack();
    await provider().interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  };

  app.get('/interaction/:uid', (request, reply) => showPage(request, reply));
  app.post('/interaction/:uid', async (request, reply) => {
    const { email, name } = (request.body ?? {}) as Record<string, unknown>;
    if (!isEmail(email)) return showPage(request, reply, 'Enter an email address.');
    const { params } = await provider().interactionDetails(request.raw, reply.raw);
    const subject = subjectOf(brandOf(params), email);
    if (typeof name === 'string' && name.trim()) names.set(subject, name.trim().slice(0, 64));
    return finish(request, reply, { login: { accountId: subject, remember: false } });
  });
  app.post('/interaction/:uid/cancel', (request, reply) =>
    finish(request, reply, { error: 'access_denied', error_description: 'The user cancelled the login.' }),
  );
  app.get('/callback', (_request, reply) =>
    reply.header('content-security-policy', policy).type(HTML).send(callbackPage(siteOrigin)),
  );
  app.get('/callback.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(CALLBACK_SCRIPT));
}
