import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { DecisionError } from '../../moderation/decision.ts';
import type { OperatorContext } from '../commands/command.ts';
import { fieldOf, forOperatorsOf } from './for-operators.ts';
import { html } from './html.ts';
import { keepLanguage, languageOf } from './language.ts';
import { SCRIPT } from './page-script.ts';
import { STYLE } from './page-style.ts';
import { sendPage } from './pages/frame.ts';
import type { Phrases } from './phrases/en.ts';
import { registerDecisions } from './register-decisions.ts';
import { registerLogin } from './register-login.ts';
import { registerPages } from './register-pages.ts';

const BODY_LIMIT = 20_000;

export type OperatorHostContext = OperatorContext & { config: PlatformConfig };

/**
 * The host of the operators' pages (decision 0062), apart from the hosts of members: other port, other accounts, other
 * cookies, and no CORS. It listens only where `OPERATOR_PORT` is set.
 */
export async function createOperatorHost(platform: OperatorHostContext): Promise<FastifyInstance> {
  const { config } = platform;
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, name: 'operators' },
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000 },
    trustProxy: config.trustedProxies,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  await app.register(cookie);
  const origin = config.operators?.origin ?? '';
  const policy = pagePolicy(config.origins.media);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      // Not `no-referrer`: forms would send `Origin: null`.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
    if (!isOwnRequest(request, origin)) return sendRejection(reply, 403, 'foreign');
  });
  app.setNotFoundHandler((_request, reply) => sendRejection(reply, 404, 'noPage'));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof DecisionError) return sendRejection(reply, 400, error);
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return sendRejection(reply, status, status >= 500 ? 'failed' : 'invalid');
  });
  const forOperators = forOperatorsOf(platform.database, origin);
  registerLanguage(app, origin);
  registerLogin(app, platform, { origin, forOperators });
  registerPages(app, platform, forOperators);
  registerDecisions(app, platform, forOperators);
  return app;
}

/** DNS rebinding: only the own host name. CSRF: forms of this origin only; a browser sends `Origin` with every POST. */
function isOwnRequest({ headers, method }: FastifyRequest, origin: string): boolean {
  if (headers.host !== new URL(origin).host) return false;
  return method === 'GET' || method === 'HEAD' || headers.origin === origin;
}

function sendRejection(reply: FastifyReply, status: number, reason: DecisionError | keyof Phrases['rejections']) {
  const { t, problem } = languageOf(reply.request);
  const text = reason instanceof DecisionError ? problem(reason) : t.rejections[reason];
  const body = html`<h1>${text}</h1><p><a href="/">${t.shared.backToQueue}</a></p>`;
  return sendPage(reply.status(status), { title: text, body });
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** This style and this script, pictures of the media host, forms to this host, and nothing else. */
const pagePolicy = (mediaOrigin: string): string =>
  [
    ...["default-src 'none'", `style-src ${hash(STYLE)}`, `script-src ${hash(SCRIPT)}`, `img-src ${mediaOrigin}`],
    ...["form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"],
  ].join('; ');

/** The switch of the language, also before the login. It changes nothing but the cookie, and leads back to the page. */
function registerLanguage(app: FastifyInstance, origin: string): void {
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
