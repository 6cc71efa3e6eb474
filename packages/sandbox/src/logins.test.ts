import { createHash, createHmac } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { CLIENT_ID } from './identity/client-id.ts';
import { startIdentity } from './identity/start-identity.ts';
import type { StandIn } from './origin-of.ts';
import { BOT_TOKEN } from './telegram/bot-token.ts';
import { startTelegram } from './telegram/start-telegram.ts';

const siteOrigin = 'http://localhost:3000';
const callback = 'http://localhost:4000/auth/telegram/callback';
let identity: StandIn;
let telegram: StandIn;
beforeAll(async () => {
  identity = await startIdentity({ port: 0, siteOrigin });
  telegram = await startTelegram({ port: 0, callback, siteOrigin });
});
afterAll(() => Promise.all([identity.close(), telegram.close()]));

/** Sends the form of a page of Telegram. */
async function submit(page: string, form: Record<string, string>) {
  const body = new URLSearchParams(form);
  const answer = await fetch(`${telegram.origin}${page}`, { method: 'POST', body, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location') ?? '' };
}

test('the login service signs the identity that a client claims, with the key that it publishes', async () => {
  const post = (body: object) =>
    fetch(`${identity.origin}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await post({ email: 'mia@x.test', address: `0x${'a'.repeat(40)}` });
  const { idToken } = (await answer.json()) as { idToken: string };
  const keys = (await (await fetch(`${identity.origin}/jwks`)).json()) as JSONWebKeySet;
  expect(JSON.stringify(keys)).not.toContain('"d"');
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
    issuer: identity.origin,
    audience: CLIENT_ID,
  });
  expect(payload).toMatchObject({ sub: 'google|mia@x.test', email_verified: true });
  expect((await post({ email: 'nobody' })).status).toBe(400);
});

test('the Telegram page redirects to the callback with data signed by the bot token', async () => {
  const page = await (await fetch(`${telegram.origin}/login`)).text();
  expect(page).toContain('Sandbox: identity is not verified');
  const logIn = (name: string) => submit('/login', { name, username: '' });
  const { status, location } = await logIn('結衣 佐藤');
  expect(status).toBe(303);
  const { hash, ...fields } = Object.fromEntries(new URL(location).searchParams);
  const text = Object.keys(fields)
    .sort()
    .map((field) => `${field}=${fields[field]}`)
    .join('\n');
  const key = createHash('sha256').update(BOT_TOKEN).digest();
  expect(hash).toBe(createHmac('sha256', key).update(text).digest('hex'));
  expect(new URL((await logIn('結衣 佐藤')).location).searchParams.get('id')).toBe(fields.id);
  expect((await logIn('  ')).status).toBe(400);
});

test('the Telegram page returns to the site alone, as the address of the login was asked for', async () => {
  const accept = (change: Record<string, string> = {}) => {
    const query = {
      bot_id: BOT_TOKEN.split(':')[0] ?? '',
      origin: siteOrigin,
      return_to: `${siteOrigin}/app`,
      ...change,
    };
    return submit(`/auth?${new URLSearchParams(query)}`, { name: '結衣' });
  };
  const { location } = await accept();
  const [page, result = ''] = location.split('#tgAuthResult=');
  expect(page).toBe(`${siteOrigin}/app`);
  expect(JSON.parse(Buffer.from(result, 'base64url').toString())).toMatchObject({ first_name: '結衣' });
  const invalid: Record<string, string>[] = [
    { bot_id: '1' },
    { origin: 'https://evil.test' },
    { return_to: 'https://evil.test/app' },
    { return_to: `${siteOrigin}.evil.test/app` },
  ];
  for (const change of invalid) expect((await accept(change)).status).toBe(400);
});
