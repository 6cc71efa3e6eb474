import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Wallet } from 'ethers';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { originOf, type StandIn } from '../origin-of.ts';
import { inboxPage } from './inbox-page.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

interface EmailOptions {
  port: number;
  siteOrigin: string;
  /** The stand-in of the login service, which signs the id tokens. */
  identityOrigin: string;
  /** Where the secret of the keys is kept, so that an email has the same wallet after a restart. */
  file?: string;
}

interface Person {
  /** Another number is another wallet of the same person. */
  wallet: number;
  /** False: the token has no `email_verified`. */
  isVerified: boolean;
}

const SESSION_COOKIE = 'xana-sandbox-email';
const SESSION_SECONDS = 604_800;

/**
 * A stand-in for the login service by email: it shows the mails with one-time codes on its page `/inbox` instead of sending
 * them, and keeps one wallet key for each email. `POST /sandbox/clock` sets the clock of an address forward, `POST
 * /sandbox/person` changes what the service knows about it.
 */
export async function startEmail(options: EmailOptions): Promise<StandIn> {
  const app = Fastify({ logger: false, bodyLimit: 10_000 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': options.siteOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      vary: 'origin',
    });
  });
  app.options('/*', async (_request, reply) => reply.status(204).send());
  const mailbox = createMailbox();
  registerInbox(app, mailbox);
  registerLogin(app, mailbox, options);
  await app.listen({ port: options.port, host: 'localhost' });
  return { origin: originOf(app), close: () => app.close() };
}

function registerInbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/inbox', async (request, reply) => {
    const email = normalize((request.query as Record<string, unknown>).email);
    return reply.type('text/html; charset=utf-8').send(inboxPage(email, mailbox.mails(email)));
  });
  app.get('/sandbox/mails', async (request) => mailbox.mails(normalize((request.query as { email?: string }).email)));
  app.post('/sandbox/clock', async (request, reply) => {
    const { email, advance } = bodyOf(request);
    mailbox.advance(normalize(email), Number(advance) * 1_000);
    return reply.status(204).send();
  });
}

function registerLogin(app: FastifyInstance, mailbox: Mailbox, { identityOrigin, file }: EmailOptions): void {
  const keyOf = createEmailKeys(file);
  const sessions = new Map<string, string>();
  const people = new Map<string, Person>();
  const identityOf = async (email: string) => {
    const { wallet, isVerified } = people.get(email) ?? { wallet: 0, isVerified: true };
    const { address, privateKey } = keyOf(email, wallet);
    const response = await fetch(`${identityOrigin}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, address, isVerified, provider: 'email' }),
    });
    if (!response.ok) throw new Error(`The identity stand-in answered with status ${response.status}.`);
    return { ...((await response.json()) as { idToken: string }), email, privateKey };
  };
  app.post('/sandbox/person', async (request, reply) => {
    const { email, wallet, isVerified } = bodyOf(request);
    people.set(normalize(email), { wallet: Number(wallet ?? 0), isVerified: isVerified !== false });
    return reply.status(204).send();
  });
  app.post('/email/start', async (request, reply) => {
    const email = normalize(bodyOf(request).email);
    if (!isEmail(email)) return reply.status(400).send({ problem: 'invalidEmail' });
    if (!mailbox.send(email)) return reply.status(429).send({ problem: 'tooManyMails' });
    return {};
  });
  app.post('/email/verify', async (request, reply) => {
    const { email: given, code } = bodyOf(request);
    const email = normalize(given);
    const problem = mailbox.check(email, String(code));
    if (problem) return reply.status(400).send(problem);
    const session = randomBytes(32).toString('hex');
    sessions.set(session, email);
    setCookie(reply, session, SESSION_SECONDS);
    return identityOf(email);
  });
  app.post('/email/session', async (request, reply) => {
    const email = sessions.get(readCookie(request));
    return email ? identityOf(email) : reply.status(204).send();
  });
  app.post('/email/logout', async (request, reply) => {
    sessions.delete(readCookie(request));
    setCookie(reply, '', 0);
    return reply.status(204).send();
  });
}

const bodyOf = (request: FastifyRequest) => (request.body ?? {}) as Record<string, unknown>;

/** One mailbox has one key: letter case is not part of an address here. */
const normalize = (email: unknown): string => (typeof email === 'string' ? email.trim().toLowerCase() : '');

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text);

function setCookie(reply: FastifyReply, value: string, seconds: number): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=${value}; Max-Age=${seconds}; Path=/email; HttpOnly; SameSite=Strict`);
}

const readCookie = ({ headers }: FastifyRequest): string =>
  new RegExp(`${SESSION_COOKIE}=([0-9a-f]{64})`).exec(headers.cookie ?? '')?.[1] ?? '';

/**
 * The key of each email address, derived from one secret: the same email gets the same wallet after a restart.
 * The result takes the number of the wallet: a service gives the same person another one when its project changes.
 *
 * @param file where the secret is kept; without a file it is forgotten
 */
function createEmailKeys(file: string | undefined) {
  const secret = readSecret(file);
  return (email: string, wallet = 0): { address: string; privateKey: string } => {
    const name = wallet === 0 ? email : `${email} ${wallet}`;
    const privateKey = `0x${createHmac('sha256', secret).update(name).digest('hex')}`;
    return { address: new Wallet(privateKey).address, privateKey };
  };
}

function readSecret(file: string | undefined): Buffer {
  if (file && existsSync(file)) return Buffer.from(readFileSync(file, 'utf8'), 'hex');
  const made = randomBytes(32);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, made.toString('hex'), { mode: 0o600 });
  }
  return made;
}
