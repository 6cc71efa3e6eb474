import { createHash, createHmac } from 'node:crypto';
import Fastify from 'fastify';
import qs from 'qs';
import { escapeHtml, sandboxPage } from '../page.ts';
import { BOT_TOKEN } from './bot-token.ts';

interface TelegramOptions {
  port: number;
  /** Where the platform takes what was signed. */
  callback: string;
}

/**
 * A stand-in for Telegram's login page: it signs the identity that a visitor claims with a local bot token, and redirects
 * to the platform's callback as the widget does.
 */
export async function startTelegram({
  port,
  callback,
}: TelegramOptions): Promise<{ origin: string; close(): Promise<void> }> {
  const app = Fastify({ logger: false, bodyLimit: 10_000 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, qs.parse(String(body))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  });
  app.get('/login', async (_request, reply) => reply.type('text/html; charset=utf-8').send(loginPage('')));
  app.post('/login', async (request, reply) => {
    const { name = '', username = '' } = (request.body ?? {}) as Record<string, string>;
    const [first = '', ...rest] = name.trim().split(/\s+/u);
    if (first === '') return reply.status(400).type('text/html; charset=utf-8').send(loginPage('Enter a first name.'));
    return reply.redirect(`${callback}?${new URLSearchParams(signAs({ first, last: rest.join(' '), username }))}`, 303);
  });
  await app.listen({ port, host: 'localhost' });
  const address = app.server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: () => app.close(),
  };
}

/** The same name is the same person: their number follows from it. */
function signAs({ first, last, username }: { first: string; last: string; username: string }): Record<string, string> {
  const id = String(Number.parseInt(createHash('sha256').update(`${first} ${last}`).digest('hex').slice(0, 10), 16));
  const fields: Record<string, string> = {
    id,
    first_name: first,
    ...(last ? { last_name: last } : {}),
    ...(username ? { username } : {}),
    auth_date: String(Math.floor(Date.now() / 1_000)),
  };
  const text = Object.keys(fields)
    .sort()
    .map((field) => `${field}=${fields[field]}`)
    .join('\n');
  const key = createHash('sha256').update(BOT_TOKEN).digest();
  return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') };
}

const loginPage = (problem: string): string =>
  sandboxPage(
    'Log in with Telegram',
    `<h1>Log in with Telegram</h1><p>A local stand-in: enter any name.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}<form method="post" action="/login">
<label>Name<input name="name" required maxlength="64" autocomplete="name" autofocus></label>
<label>Username<input name="username" maxlength="32" pattern="[A-Za-z0-9_]*"></label>
<button>Accept</button></form>`,
  );
