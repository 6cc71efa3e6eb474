import { createHash } from 'node:crypto';
import { computeAddress } from 'ethers';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { CLIENT_ID } from './client-id.ts';
import { type Identity, startIdentity } from './start-identity.ts';

const SITE = 'http://localhost:3000';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ port: 0, siteOrigin: SITE });
});
afterAll(() => identity.close());

/** A browser that keeps cookies and does not follow redirects. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return async (url: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(url, identity.origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return { response, location: response.headers.get('location') ?? '', text: await response.text() };
  };
}

const authorizationUrl = (change: Record<string, string> = {}) =>
  `/auth?${new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${identity.origin}/callback`,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    connection: 'google',
    prompt: 'login',
    state: 'state-1',
    ...change,
  })}`;

/** Opens the page, answers it, and returns the parameters of the callback. */
async function answerPage(path: '' | '/cancel', form: Record<string, string>, change?: Record<string, string>) {
  const browse = createBrowser();
  const { location: page } = await browse(authorizationUrl(change));
  const shown = await browse(page);
  const { location: resume } = await browse(`${page}${path}`, form);
  const { location: callback } = await browse(resume);
  return { shown, callback: new URL(callback) };
}

const exchange = (code: string, change: Record<string, string> = {}) =>
  fetch(`${identity.origin}/token`, {
    method: 'POST',
    headers: { origin: SITE },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      code,
      code_verifier: VERIFIER,
      redirect_uri: `${identity.origin}/callback`,
      ...change,
    }),
  });

async function logIn(email: string, connection = 'google') {
  const { callback } = await answerPage('', { email, name: 'Mia' }, { connection });
  const response = await exchange(callback.searchParams.get('code') ?? '');
  return (await response.json()) as { id_token: string; access_token: string };
}
const readWallet = async (accessToken: string, origin = SITE) =>
  fetch(`${identity.origin}/wallet`, { headers: { origin, authorization: `Bearer ${accessToken}` } });

it('shows a page that states that it verifies nothing, and returns the state and a code', async () => {
  const { shown, callback } = await answerPage('', { email: 'mia@x.test', name: 'Mia' });
  expect(shown.text).toContain('Sandbox: identity is not verified');
  expect(shown.text).toContain('Log in with Google');
  expect(shown.response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(callback.searchParams.get('state')).toBe('state-1');
  expect(callback.searchParams.get('code')).toBeTruthy();
});

it('exchanges the code for an ID token that names the wallet, and gives the key of it to the site', async () => {
  const { id_token: idToken, access_token: accessToken } = await logIn('mia@x.test');
  const keys = (await (await fetch(`${identity.origin}/jwks`)).json()) as JSONWebKeySet;
  expect(JSON.stringify(keys)).not.toContain('"d"');
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), {
    issuer: identity.origin,
    audience: CLIENT_ID,
  });
  const { address, privateKey } = (await (await readWallet(accessToken)).json()) as Record<string, string>;
  expect(computeAddress(privateKey ?? '')).toBe(address);
  expect(payload).toMatchObject({
    sub: 'google|mia@x.test',
    email: 'mia@x.test',
    email_verified: true,
    name: 'Mia',
    wallets: [{ type: 'ethereum', address }],
  });
});

it('gives a user the same wallet after each login, and another one at another service', async () => {
  const addressOf = async (email: string, connection: string) => {
    const { access_token: accessToken } = await logIn(email, connection);
    return ((await (await readWallet(accessToken)).json()) as { address: string }).address;
  };
  const first = await addressOf('Leo@x.test', 'google');
  expect(await addressOf('leo@x.test', 'google')).toBe(first);
  expect(await addressOf('leo@x.test', 'apple')).not.toBe(first);
});

it('gives the key of a wallet to no other origin, and to no client without an access token', async () => {
  const { access_token: accessToken } = await logIn('mia@x.test');
  expect((await readWallet(accessToken, 'http://evil.test')).status).toBe(403);
  expect((await readWallet('made-up')).status).toBe(401);
});

it('[LG-07] gives the site the wallet again for seven days, until it logs out', async () => {
  const { access_token: accessToken } = await logIn('mia@x.test');
  const login = await readWallet(accessToken);
  const cookie = login.headers.get('set-cookie') ?? '';
  expect(cookie).toContain('Max-Age=604800');
  expect(cookie).toContain('HttpOnly');
  const restore = (headers: Record<string, string>) =>
    fetch(`${identity.origin}/wallet/session`, { method: 'POST', headers: { origin: SITE, ...headers } });
  const pair = cookie.split(';')[0] ?? '';
  expect(await (await restore({ cookie: pair })).json()).toEqual(await login.json());
  expect((await restore({ cookie: pair, origin: 'http://evil.test' })).status).toBe(403);
  expect((await restore({ cookie: `${pair.slice(0, -2)}xx` })).status).toBe(204);
  expect((await restore({})).status).toBe(204);
  const logout = await fetch(`${identity.origin}/wallet/logout`, { method: 'POST', headers: { origin: SITE } });
  expect(logout.headers.get('set-cookie')).toContain('Max-Age=0');
});

it('[T78] rejects a code with another PKCE verifier, and a code that was used', async () => {
  const { callback } = await answerPage('', { email: 'mia@x.test' });
  const code = callback.searchParams.get('code') ?? '';
  expect((await exchange(code, { code_verifier: 'w'.repeat(43) })).status).toBe(400);
  const { callback: second } = await answerPage('', { email: 'mia@x.test' });
  const other = second.searchParams.get('code') ?? '';
  expect((await exchange(other)).status).toBe(200);
  expect((await exchange(other)).status).toBe(400);
});

it('rejects a request without PKCE, and a redirect to an unknown address', async () => {
  const browse = createBrowser();
  const withoutPkce = authorizationUrl().replace(/&code_challenge[^&]*/g, '');
  expect((await browse(withoutPkce)).location).toContain('error=invalid_request');
  const unknown = await browse(authorizationUrl({ redirect_uri: 'http://evil.test/callback' }));
  expect([unknown.response.status, unknown.location]).toEqual([400, '']);
});

it('returns access_denied after a cancel, and asks again for an invalid email', async () => {
  const { callback } = await answerPage('/cancel', {});
  expect(callback.searchParams.get('error')).toBe('access_denied');
  const browse = createBrowser();
  const { location: page } = await browse(authorizationUrl());
  const again = await browse(page, { email: 'no-address' });
  expect(again.response.status).toBe(400);
  expect(again.text).toContain('Enter an email address.');
});

it('returns to the site when no window can be opened', async () => {
  const { callback } = await answerPage(
    '',
    { email: 'mia@x.test' },
    { redirect_uri: `${SITE}/?login`, response_mode: 'fragment' },
  );
  expect(callback.href).toMatch(/^http:\/\/localhost:3000\/\?login(=)?#.*code=/);
});
