import Fastify, { type FastifyReply } from 'fastify';
import qs from 'qs';
import { originOf, type StandIn } from '../origin-of.ts';
import { escapeHtml, sandboxPage } from '../page.ts';
import { BOT_TOKEN } from './bot-token.ts';
import { type Person, readPerson, signInitData, signLogin } from './sign-as.ts';

interface TelegramOptions {
  port: number;
  /** Where the platform takes what was signed. */
  callback: string;
  /** The only site that `/auth` returns to, like the domain that is linked to a bot. */
  siteOrigin: string;
}

/**
 * A stand-in for Telegram: it signs the identity that a visitor claims with a local bot token. `/login` redirects to the
 * platform's callback as the widget does, `/auth` to the page that asked as oauth.telegram.org does, and `/mini-app` opens
 * the site as a Mini App.
 */
export async function startTelegram({ port, callback, siteOrigin }: TelegramOptions): Promise<StandIn> {
  const app = Fastify({ logger: false, bodyLimit: 10_000 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, qs.parse(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  });
  /** A page that asks for a name, and where it leads. `target` returns null for a request that Telegram would reject. */
  const addPage = (path: string, page: Page, target: (person: Person, query: Query) => string | null) => {
    app.get(path, async (request, reply) => send(reply, 200, formPage(page, request.url, '')));
    app.post(path, async (request, reply) => {
      const person = readPerson((request.body ?? {}) as Record<string, string>);
      if (!person) return send(reply, 400, formPage(page, request.url, 'Enter a first name.'));
      const address = target(person, request.query as Query);
      if (!address) return send(reply, 400, formPage(page, request.url, 'The bot or the domain is invalid.'));
      return reply.redirect(address, 303);
    });
  };
  addPage('/login', LOGIN, (person) => `${callback}?${new URLSearchParams(signLogin(person))}`);
  addPage('/auth', LOGIN, (person, { bot_id: bot, origin, return_to: back = '' }) => {
    const isKnown = bot === BOT_TOKEN.split(':')[0] && origin === siteOrigin && back.startsWith(`${siteOrigin}/`);
    const result = Buffer.from(JSON.stringify(signLogin(person))).toString('base64url');
    return isKnown ? `${back}#tgAuthResult=${result}` : null;
  });
  addPage('/mini-app', MINI_APP, (person) => {
    const fields = { tgWebAppData: signInitData(person), tgWebAppVersion: '8.0', tgWebAppPlatform: 'sandbox' };
    return `${siteOrigin}/#${new URLSearchParams(fields)}`;
  });
  await app.listen({ port, host: 'localhost' });
  return { origin: originOf(app), close: () => app.close() };
}

type Query = Record<string, string | undefined>;
interface Page {
  title: string;
  button: string;
}

const LOGIN: Page = { title: 'Log in with Telegram', button: 'Accept' };
const MINI_APP: Page = { title: 'Open XANA as a Mini App', button: 'Open' };

const send = (reply: FastifyReply, status: number, html: string) =>
  reply.status(status).type('text/html; charset=utf-8').send(html);

const formPage = ({ title, button }: Page, action: string, problem: string): string =>
  sandboxPage(
    title,
    `<h1>${title}</h1><p>A local stand-in: enter any name.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}<form method="post" action="${escapeHtml(action)}">
<label>Name<input name="name" required maxlength="64" autocomplete="name" autofocus></label>
<label>Username<input name="username" maxlength="32" pattern="[A-Za-z0-9_]*"></label>
<button>${button}</button></form>`,
  );
