import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { Wallet } from 'ethers';
import { decodeJwt } from 'jose';
import { startIdentity } from '../identity/start-identity.ts';
import { startEmail } from './start-email.ts';

const SITE = 'http://localhost:3000';
const EMAIL = 'mia@x.test';

let identity: Awaited<ReturnType<typeof startIdentity>>;
let email: Awaited<ReturnType<typeof startEmail>>;
const file = `${createTempDirectory('email')}/email-secret`;
beforeAll(async () => {
  identity = await startIdentity({ port: 0, siteOrigin: SITE });
});
afterAll(() => identity.close());
beforeEach(async () => {
  email = await startEmail({ port: 0, siteOrigin: SITE, identityOrigin: identity.origin, file });
});
afterEach(() => email.close());

async function post(path: string, body: object = {}, cookie = '') {
  const response = await fetch(`${email.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text ? JSON.parse(text) : {}) as Record<string, string>,
    cookie: String(response.headers.get('set-cookie')).split(';')[0],
  };
}
const start = (address = EMAIL) => post('/email/start', { email: address });
const verify = (code: string, address = EMAIL) => post('/email/verify', { email: address, code });
async function newestCode(address = EMAIL): Promise<string> {
  const page = await (await fetch(`${email.origin}/inbox?${new URLSearchParams({ email: address })}`)).text();
  return String(/<strong>(\d{6})<\/strong>/.exec(page)?.[1]);
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

test('[LG-17] gives a token and a key for the right code, once, and the same key after a restart', async () => {
  expect((await start()).status).toBe(200);
  const code = await newestCode();
  const { body } = await verify(code);
  const { address } = new Wallet(String(body.privateKey));
  expect(decodeJwt(String(body.idToken))).toMatchObject({
    iss: identity.origin,
    sub: `email|${EMAIL}`,
    email: EMAIL,
    email_verified: true,
    wallets: [{ type: 'ethereum', address }],
  });
  expect((await verify(code)).body.problem).toBe('expired');
  await email.close();
  email = await startEmail({ port: 0, siteOrigin: SITE, identityOrigin: identity.origin, file });
  await start('MIA@x.test ');
  expect((await verify(await newestCode())).body.privateKey).toBe(body.privateKey);
});

test('restores the wallet of a browser that logged in, until it logs out', async () => {
  await start();
  const { cookie, body } = await verify(await newestCode());
  expect((await post('/email/session', {}, cookie)).body.privateKey).toBe(body.privateKey);
  expect((await post('/email/session')).status).toBe(204);
  await post('/email/logout', {}, cookie);
  expect((await post('/email/session', {}, cookie)).status).toBe(204);
});

test('[T82] counts wrong codes, and rejects the right one after five', async () => {
  await start();
  const code = await newestCode();
  const replies = [];
  for (let tries = 0; tries < 5; tries += 1) replies.push((await verify(wrongFor(code))).body);
  expect(replies.map(({ problem, triesLeft }) => [problem, triesLeft])).toEqual([
    ['wrongCode', 4],
    ['wrongCode', 3],
    ['wrongCode', 2],
    ['wrongCode', 1],
    ['tooManyTries', 0],
  ]);
  expect((await verify(code)).body.problem).toBe('tooManyTries');
  await start();
  expect((await verify(await newestCode())).status).toBe(200);
});

test('rejects a code after ten minutes, and an older code after a new mail', async () => {
  await start();
  const first = await newestCode();
  await post('/sandbox/clock', { email: EMAIL, advance: 600 });
  expect((await verify(first)).body.problem).toBe('expired');
  await start();
  const second = await newestCode();
  expect((await verify(first === second ? wrongFor(second) : first)).body.problem).toBe('wrongCode');
  expect((await verify(second)).status).toBe(200);
});

test('[T82] sends at most five mails within ten minutes to one address', async () => {
  const statuses = [];
  for (let mails = 0; mails < 6; mails += 1) statuses.push((await start()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await start('another@x.test')).status).toBe(200);
  await post('/sandbox/clock', { email: EMAIL, advance: 600 });
  expect((await start()).status).toBe(200);
});

test('rejects a value that is not an email address, and escapes the address on the inbox page', async () => {
  for (const nonsense of ['', 'mia', 'mia@', '@x.test', 'a b@x.test'])
    expect((await start(nonsense)).body.problem).toBe('invalidEmail');
  const page = await (
    await fetch(`${email.origin}/inbox?email=${encodeURIComponent('<script>alert(1)</script>')}`)
  ).text();
  expect(page).not.toContain('<script');
  expect(page).toContain('Sandbox');
});

test('[LG-12] gives another wallet of the same identity, and an email that is not verified, when a test asks for them', async () => {
  const tokenOf = async () => {
    await start();
    return decodeJwt(String((await verify(await newestCode())).body.idToken));
  };
  const before = await tokenOf();
  await post('/sandbox/person', { email: EMAIL, wallet: 1, isVerified: false });
  const after = await tokenOf();
  expect(after.sub).toBe(before.sub);
  expect(after.wallets).not.toEqual(before.wallets);
  expect([before.email_verified, after.email_verified, after.email]).toEqual([true, undefined, EMAIL]);
  await post('/sandbox/person', { email: EMAIL });
  expect(await tokenOf()).toMatchObject({ wallets: before.wallets, email_verified: true });
});
