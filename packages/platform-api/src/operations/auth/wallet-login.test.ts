import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Wallet } from 'ethers';
import { claimOf, logIn, signLogin, startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
}, 60_000);
afterAll(() => server.close());

const verify = (body: object) => server.ask('POST', '/auth/v3/verify-signature', { body });
const login = (body: object) => server.ask('POST', '/auth/login-external-wallet', { body });

describe('[LG-04] wallet login', () => {
  it('goes nonce, login, verification; only the last one opens anything', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin(server, wallet);
    const first = await login(claimOf(signed));
    expect(first.status).toBe(200);
    expect(first.cookie).toBeUndefined();
    expect(JSON.stringify(first.data)).not.toMatch(/eyJ/);
    const last = await verify(signed);
    expect(last.status).toBe(200);
    expect(last.cookie).toMatch(/^xana-refresh=/);
    expect(String(last.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    const { token } = last.data as { token: string };
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(200);
  });

  it('makes the nonce itself, whatever the client sends', async () => {
    const mine = 'a'.repeat(32);
    const { data } = await server.ask('POST', '/auth/save-user-nonce', {
      body: { walletAddress: Wallet.createRandom().address, nonce: mine },
    });
    expect((data as { nonce: string }).nonce).not.toBe(mine);
    expect((data as { nonce: string }).nonce).toMatch(/^[0-9a-f]{32}$/);
  });

  it('accepts a signature once, of fifty at the same time', async () => {
    const signed = await signLogin(server, Wallet.createRandom());
    await login(claimOf(signed));
    const replies = await Promise.all(Array.from({ length: 50 }, () => verify(signed)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['NONCE_INVALID']),
    );
  });

  it('cannot be kept from somebody by asking nonces for their address', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin(server, wallet);
    for (let i = 0; i < 20; i += 1)
      await server.ask('POST', '/auth/save-user-nonce', { body: { walletAddress: wallet.address } });
    await login(claimOf(signed));
    expect((await verify(signed)).status).toBe(200);
  });

  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
  it.each([
    ['another domain', { domain: 'xana.evil.test' }],
    ['our name at another port', { domain: 'localhost:3001' }],
    ['a sub-domain', { domain: 'a.localhost:3000' }],
    ['another address of the page', { uri: 'http://localhost:3000/x' }],
    ['another scheme', { uri: 'https://localhost:3000' }],
    ['a time that is over', { issuedAt: minutes(-10), expirationTime: minutes(-6) }],
    ['a time that has not come', { issuedAt: minutes(3), expirationTime: minutes(7) }],
    ['a life that is too long', { expirationTime: minutes(60) }],
    ['somebody else’s address', { address: Wallet.createRandom().address }],
  ])('refuses a message for %s', async (_what, change) => {
    const signed = await signLogin(server, Wallet.createRandom(), change);
    for (const reply of [await login(claimOf(signed)), await verify(signed)]) {
      expect([reply.status, reply.code]).toEqual([401, 'SIGNATURE_INVALID']);
    }
  });

  it('refuses a nonce that it did not give, and one that it gave to another address', async () => {
    const invented = await signLogin(server, Wallet.createRandom(), { nonce: 'a'.repeat(32) });
    expect((await verify(invented)).code).toBe('NONCE_INVALID');
    const theirs = await signLogin(server, Wallet.createRandom());
    const mine = await signLogin(server, Wallet.createRandom(), { nonce: theirs.nonce });
    expect((await login(claimOf(mine))).code).toBe('NONCE_INVALID');
    expect((await verify(mine)).code).toBe('NONCE_INVALID');
  });

  it('refuses the constant text alone, a changed message, and another one’s signature', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin(server, wallet);
    const constant =
      'Welcome. By signing this message you are verifying your digital identity. This is completely secure and does not cost anything!';
    expect((await verify({ ...signed, message: constant, signature: await wallet.signMessage(constant) })).code).toBe(
      'SIGNATURE_INVALID',
    );
    expect((await verify({ ...signed, message: `${signed.message} ` })).code).toBe('SIGNATURE_INVALID');
    const other = await signLogin(server, Wallet.createRandom());
    expect((await verify({ ...signed, signature: other.signature })).code).toBe('SIGNATURE_INVALID');
  });

  it('knows one member by one wallet, in any spelling of the address', async () => {
    const wallet = Wallet.createRandom();
    const { userId } = await logIn(server, wallet);
    const signed = await signLogin(server, wallet);
    const again = await login({ ...claimOf(signed), address: wallet.address.toLowerCase() });
    expect((again.data as { user: { id: number } }).user.id).toBe(userId);
  });

  it('[LG-06] keeps an email as a claim: it finds and joins no account', async () => {
    const one = await signLogin(server, Wallet.createRandom());
    const other = await signLogin(server, Wallet.createRandom());
    const [first, second] = [
      await login({ ...claimOf(one), email: 'mia@x.test' }),
      await login({ ...claimOf(other), email: 'mia@x.test' }),
    ];
    expect((first.data as { user: { id: number } }).user.id).not.toBe(
      (second.data as { user: { id: number } }).user.id,
    );
  });

  it('[LG-13] tells somebody who is banned, but only after a signature that is right', async () => {
    const { wallet, userId, token } = await logIn(server);
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', userId).execute();
    const signed = await signLogin(server, wallet);
    expect((await login(claimOf(signed))).code).toBe('AUTH.BANNED');
    expect((await verify(signed)).code).toBe('AUTH.BANNED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
    const forged = await signLogin(server, Wallet.createRandom(), { address: wallet.address });
    expect((await login(claimOf(forged))).code).toBe('SIGNATURE_INVALID');
  });

  it.each([
    ['no address', { walletAddress: undefined }],
    ['an address that is none', { walletAddress: '0x12' }],
    ['a field too many', { isAdmin: true }],
  ])('refuses %s with 400', async (_what, change) => {
    const { status, code } = await server.ask('POST', '/auth/save-user-nonce', {
      body: { walletAddress: Wallet.createRandom().address, ...change },
    });
    expect([status, code]).toEqual([400, 'INPUT_INVALID']);
  });
});

describe('sessions', () => {
  const refresh = (cookie: string) => server.ask('POST', '/auth/refresh-token', { body: {}, cookie });

  it('exchange the refresh token at each use, and bear with tabs that race', async () => {
    const { cookie } = await logIn(server);
    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const next = one.cookie ?? two.cookie;
    expect([one.cookie, two.cookie].filter(Boolean)).toHaveLength(1);
    expect((await refresh(String(next))).status).toBe(200);
  });

  it('end for all when a token is used again after its grace', async () => {
    const { cookie, token } = await logIn(server);
    const { cookie: next } = await refresh(cookie);
    await server.database
      .updateTable('sessions')
      .set({ rotated_at: new Date(Date.now() - 31_000) })
      .execute();
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await refresh(String(next))).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
  });

  it('[LO-01] end with a logout at once, also for the token that is still young', async () => {
    const { cookie, token } = await logIn(server);
    const reply = await server.ask('POST', '/auth/logout', { body: {}, cookie });
    expect(reply.status).toBe(200);
    expect((await server.ask('GET', '/auth/sessions', { token })).code).toBe('TOKEN_INVALID');
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await server.ask('POST', '/auth/logout', { body: {}, cookie })).status).toBe(200);
  });

  it('can be ended one by one by their owner and by nobody else', async () => {
    const mine = await logIn(server);
    const theirs = await logIn(server);
    const listed = await server.ask('GET', '/auth/sessions', { token: mine.token });
    const { rows } = listed.data as { rows: { id: string }[] };
    expect((await server.ask('DELETE', `/auth/sessions/${rows[0]?.id}`, { token: theirs.token })).code).toBe(
      'NOT_FOUND',
    );
    expect((await server.ask('DELETE', `/auth/sessions/${rows[0]?.id}`, { token: mine.token })).status).toBe(200);
    expect((await server.ask('GET', '/auth/sessions', { token: mine.token })).status).toBe(401);
  });
});

describe('at the edge', () => {
  it('only our site may change anything, and only it may read with credentials', async () => {
    const body = { walletAddress: Wallet.createRandom().address };
    const foreign = await server.ask('POST', '/auth/save-user-nonce', {
      body,
      headers: { origin: 'https://evil.test' },
    });
    expect(foreign.status).toBe(403);
    const ours = await server.ask('POST', '/auth/save-user-nonce', {
      body,
      headers: { origin: 'http://localhost:3000' },
    });
    expect([ours.headers['access-control-allow-origin'], ours.headers['access-control-allow-credentials']]).toEqual([
      'http://localhost:3000',
      'true',
    ]);
    const read = await server.ask('GET', '/world/get-hot-spaces-prev7-days', {
      headers: { origin: 'https://evil.test' },
    });
    expect(read.headers['access-control-allow-origin']).not.toBe('https://evil.test');
  });

  it('bodies that are no JSON, too large or polluted are refused and never a 500', async () => {
    const send = async (payload: string, type: string) =>
      (
        await server.server.hosts.api.inject({
          method: 'POST',
          url: '/auth/save-user-nonce',
          payload,
          headers: { 'content-type': type },
        })
      ).statusCode;
    const good = JSON.stringify({ walletAddress: Wallet.createRandom().address });
    expect(await send(good, 'text/plain')).toBe(415);
    expect(await send(good, 'application/x-www-form-urlencoded')).toBe(415);
    expect(await send('{', 'application/json')).toBe(400);
    expect(await send('{"__proto__":{"x":1}}', 'application/json')).toBe(400);
    expect(await send(`{"walletAddress":"${'x'.repeat(200_000)}"}`, 'application/json')).toBe(413);
  });

  it('[AP-02] a call that needs a member refuses without a token, with nonsense, and with another secret’s', async () => {
    for (const token of [undefined, 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.']) {
      expect((await server.ask('GET', '/chat/get-all-friends', { token })).status).toBe(401);
    }
  });
});

describe('signing out everywhere', () => {
  it('ends every session of the caller, or every other one, and nobody else’s', async () => {
    const wallet = Wallet.createRandom();
    const [one, two, three] = [await logIn(server, wallet), await logIn(server, wallet), await logIn(server, wallet)];
    const stranger = await logIn(server);
    const isIn = async ({ token }: { token: string }) =>
      (await server.ask('GET', '/auth/sessions', { token })).status === 200;
    const rest = await server.ask('DELETE', '/auth/sessions?exceptThisOne=true', { token: one.token });
    expect(rest.data).toEqual({ ended: 2 });
    expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([true, false, false]);
    const again = await logIn(server, wallet);
    expect((await server.ask('DELETE', '/auth/sessions', { token: one.token })).data).toEqual({ ended: 2 });
    expect([await isIn(one), await isIn(again), await isIn(stranger)]).toEqual([false, false, true]);
    expect((await server.ask('POST', '/auth/refresh-token', { body: {}, cookie: again.cookie })).code).toBe(
      'SESSION_ENDED',
    );
  });
});
