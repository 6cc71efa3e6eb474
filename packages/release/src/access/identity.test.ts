import { type Identity as Provider, startIdentity } from '@xana/sandbox/identity';
import { COMMAND_CLIENT_ID, DESK_CLIENT_ID } from '@xana/sandbox/identity-client';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { workflowIssuer } from '@xana/sandbox/workflow-issuer';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createTestApi } from '../api/test-api.ts';
import { createShellFixture } from '../test-releases.ts';
import { createIdentity } from './identity.ts';
import { grantRoles, person } from './test-callers.ts';

const DESK = 'http://localhost:4006';
const SUBJECT = staffSubject(STAFF.manager);

let provider: Provider;
beforeAll(async () => {
  provider = await startIdentity({ port: 0, siteOrigin: 'http://localhost:3000', deskOrigin: DESK });
});
afterAll(() => provider.close());

/** The release server in front of the sandbox's OpenID provider. */
function createServer() {
  const { store } = createShellFixture();
  const people = { issuer: provider.origin, clientId: DESK_CLIENT_ID, commandClientId: COMMAND_CLIENT_ID };
  const identity = createIdentity({
    settings: { people, workflows: { issuer: workflowIssuer(provider.origin) } },
    origin: DESK,
  });
  const { app } = createTestApi(store, { identity });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'GET', url, headers: { host: 'localhost:4006', ...headers } });
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((each) => String(each));
    return { status: answer.statusCode, location: String(answer.headers.location), cookies, text: answer.body };
  };
  const whoIs = async (token: string) => {
    const { status, text } = await get('/api/me', { authorization: `Bearer ${token}` });
    return { status, ...(JSON.parse(text) as { kind?: string; subject?: string; msg?: string }) };
  };
  return { store, app, get, whoIs };
}

async function issue(path: string, body: object): Promise<string> {
  const response = await fetch(`${provider.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { idToken, value } = (await response.json()) as { idToken?: string; value?: string };
  return idToken ?? value ?? '';
}

const pairOf = (cookies: readonly string[], name: string): string =>
  cookies.find((each) => each.startsWith(`${name}=`))?.split(';')[0] ?? '';

/** Chooses a person on the provider's page, as a browser does. @returns the address of the callback */
async function choosePerson(authorization: string): Promise<string> {
  const jar = new Map<string, string>();
  const browse = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(url, provider.origin), {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return { location: response.headers.get('location') ?? '', text: await response.text() };
  };
  const { location: page } = await browse(authorization);
  expect((await browse(page)).text).toContain(STAFF.manager.name);
  const { location: resume } = await browse(page, { email: STAFF.manager.email, name: STAFF.manager.name });
  return (await browse(resume)).location;
}

describe('login at the desk', () => {
  it('[MF-04] logs a person in with the code flow, shows who they are, and logs them out', async () => {
    const { app, get } = createServer();
    const begun = await get('/login?to=/history');
    const callback = new URL(await choosePerson(begun.location));
    const done = await get(callback.href.slice(callback.origin.length), {
      cookie: pairOf(begun.cookies, 'release-login'),
    });
    expect([done.status, done.location]).toEqual([302, '/history']);
    const cookie = pairOf(done.cookies, 'release-session');
    expect(done.cookies[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const me = await get('/api/me', { cookie });
    expect(JSON.parse(me.text)).toEqual({
      kind: 'person',
      subject: SUBJECT,
      name: STAFF.manager.name,
      roles: {},
      isMember: false,
    });
    await app.inject({ method: 'POST', url: '/logout', headers: { host: 'localhost:4006', cookie } });
    expect((await get('/api/me', { cookie })).status).toBe(401);
  });

  it('rejects an answer in a browser that did not begin the login, and one that was used', async () => {
    const { get } = createServer();
    const begun = await get('/login');
    const { search } = new URL(await choosePerson(begun.location));
    expect(await get(`/login/callback${search}`)).toMatchObject({ status: 401, cookies: [] });
    const cookie = pairOf(begun.cookies, 'release-login');
    expect((await get(`/login/callback${search}`, { cookie })).status).toBe(302);
    expect((await get(`/login/callback${search}`, { cookie })).status).toBe(401);
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/a\nb'])(
    'returns to the desk instead of %j',
    async (to) => {
      const { get } = createServer();
      const begun = await get(`/login?to=${encodeURIComponent(to)}`);
      const { search } = new URL(await choosePerson(begun.location));
      const done = await get(`/login/callback${search}`, { cookie: pairOf(begun.cookies, 'release-login') });
      expect(done.location).toBe('/');
    },
  );
});

describe('tokens of programs', () => {
  it('[MF-03] knows a person by the ID token of `release login`', async () => {
    const { store, whoIs } = createServer();
    grantRoles(store, person(SUBJECT));
    const token = await issue('/tokens', { provider: 'staff', email: STAFF.manager.email });
    expect(await whoIs(token)).toMatchObject({ status: 200, kind: 'person', subject: SUBJECT, isMember: true });
  });

  it('[MF-03] knows a workflow by the identity token of its run', async () => {
    const { whoIs } = createServer();
    const token = await issue('/workflows/tokens', { repository: 'xana/mfe-store', audience: DESK });
    expect(await whoIs(token)).toMatchObject({
      status: 200,
      kind: 'workflow',
      subject: 'repo:xana/mfe-store:ref:refs/heads/main',
    });
  });

  it('rejects tokens for another audience', async () => {
    const { whoIs } = createServer();
    const member = await issue('/tokens', { email: 'mia@x.test', address: `0x${'1'.repeat(40)}` });
    const workflow = await issue('/workflows/tokens', { repository: 'xana/mfe-store', audience: 'https://other.test' });
    for (const token of [member, workflow])
      expect(await whoIs(token)).toMatchObject({ status: 401, msg: expect.stringContaining('"aud"') });
  });

  it('rejects forged, unsigned, old and unreadable tokens', async () => {
    const { whoIs } = createServer();
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const claims = { iss: provider.origin, aud: COMMAND_CLIENT_ID, sub: SUBJECT };
    const now = Math.floor(Date.now() / 1_000);
    const forge = (alg: string, key: CryptoKey | Uint8Array) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: 'sandbox' }).setIssuedAt().setExpirationTime('1h').sign(key);
    const tokens = [
      await forge('ES256', privateKey),
      await forge('HS256', new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)))),
      new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode(),
      new UnsecuredJWT({ ...claims, iss: 'https://evil.test' }).setIssuedAt(now).encode(),
      'a.b.c',
      'x'.repeat(9_000),
    ];
    for (const token of tokens)
      expect(await whoIs(token)).toMatchObject({ status: 401, msg: expect.stringContaining('rejected') });
  });

  it('rejects another scheme and an empty token', async () => {
    const { get } = createServer();
    for (const authorization of ['Basic YTpi', 'Bearer ', 'Bearer'])
      expect((await get('/api/me', { authorization })).status).toBe(401);
  });
});
