import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Signature, Wallet } from 'ethers';
import { claimOf, logIn, signLogin, startTestServer, type TestServer } from '../../test-server.ts';
import { MAX_SESSIONS } from './sessions/open-session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
}, 120_000);
afterAll(() => server.close());

/** Asks for another one's nonce and signs with a key of its own. */
const forger = (address: string) => {
  const own = Wallet.createRandom();
  return { address, signMessage: (text: string) => own.signMessage(text) } as Wallet;
};
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

  it('[T02] makes the nonce itself, whatever the client sends, and never the same twice', async () => {
    const mine = 'a'.repeat(32);
    const walletAddress = Wallet.createRandom().address;
    const given = new Set<string>();
    for (let i = 0; i < 1_000; i += 1) {
      const { data } = await server.ask('POST', '/auth/save-user-nonce', { body: { walletAddress, nonce: mine } });
      given.add((data as { nonce: string }).nonce);
    }
    expect([given.size, given.has(mine)]).toEqual([1_000, false]);
    expect([...given].filter((nonce) => !/^[0-9a-f]{32}$/.test(nonce))).toEqual([]);
  });

  it('[T01] accepts a signature once, of two hundred at the same time', async () => {
    const signed = await signLogin(server, Wallet.createRandom());
    await login(claimOf(signed));
    const replies = await Promise.all(Array.from({ length: 200 }, () => verify(signed)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['NONCE_INVALID']),
    );
    expect((await verify(signed)).code).toBe('NONCE_INVALID');
  });

  it('[T01] accepts no signature whose nonce is over', async () => {
    const signed = await signLogin(server, Wallet.createRandom());
    await server.database
      .updateTable('login_nonces')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('nonce', '=', signed.nonce)
      .execute();
    expect((await login(claimOf(signed))).code).toBe('NONCE_INVALID');
    expect((await verify(signed)).code).toBe('NONCE_INVALID');
  });

  it('[T03] cannot be kept from somebody by asking nonces for their address', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin(server, wallet);
    for (let i = 0; i < 1_000; i += 1)
      await server.ask('POST', '/auth/save-user-nonce', { body: { walletAddress: wallet.address } });
    await login(claimOf(signed));
    expect((await verify(signed)).status).toBe(200);
  });

  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
  const FOREIGN_DOMAINS = [
    'xana.evil.test',
    'localhost:3001',
    'localhost',
    'localhost:',
    'localhost:03000',
    'localhost:3000.',
    'localhost.:3000',
    'localhost:3000:3000',
    'a.localhost:3000',
    'localhost.evil.test:3000',
    'localhost:3000.evil.test',
    'evil.test:3000',
    'localhost:3000@evil.test',
    'good@localhost:3000',
    'evil.test/localhost:3000',
    'evil.test#localhost:3000',
    'evil.test?localhost:3000',
    'LOCALHOST:3000',
    'Localhost:3000',
    'loca\u217cost:3000',
    'l\u043ecalhost:3000',
    'localhost\u200b:3000',
    'xn--localhst-tbh:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '0.0.0.0:3000',
    'localhost:3000 ',
    ' localhost:3000',
    'http://localhost:3000',
    '//localhost:3000',
    '',
  ];
  const FOREIGN_URIS = [
    'https://localhost:3000',
    'http://localhost:3000/',
    'http://localhost:3000/x',
    'http://localhost:3000?x',
    'http://localhost:3000#x',
    'http://localhost:3001',
    'http://a.localhost:3000',
    'http://good@localhost:3000',
    'http://evil.test',
    'HTTP://localhost:3000',
    'javascript:alert(1)',
    'localhost:3000',
  ];
  it.each([...FOREIGN_DOMAINS.map((domain) => ({ domain })), ...FOREIGN_URIS.map((uri) => ({ uri }))])(
    '[T04] refuses a message for %j',
    async (change) => {
      const signed = await signLogin(server, Wallet.createRandom(), change);
      for (const reply of [await login(claimOf(signed)), await verify(signed)]) {
        expect([reply.status, reply.code]).toEqual([401, 'SIGNATURE_INVALID']);
      }
    },
  );

  it.each([
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

  it('[T01] refuses the constant text alone, a changed message, and another one’s signature', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin(server, wallet);
    const constant =
      'Welcome. By signing this message you are verifying your digital identity. This is completely secure and does not cost anything!';
    const bare = { ...signed, signature: await wallet.signMessage(constant) };
    expect((await verify({ ...bare, message: constant })).code).toBe('SIGNATURE_INVALID');
    expect((await verify({ ...bare, message: undefined })).code).toBe('SIGNATURE_INVALID');
    expect((await login({ ...claimOf(bare), message: undefined })).code).toBe('SIGNATURE_INVALID');
    expect((await verify({ ...signed, message: `${signed.message} ` })).code).toBe('SIGNATURE_INVALID');
    const other = await signLogin(server, Wallet.createRandom());
    expect((await verify({ ...signed, signature: other.signature })).code).toBe('SIGNATURE_INVALID');
  });

  it('[T08] knows one member by one wallet, in any spelling of the address', async () => {
    const wallet = Wallet.createRandom();
    const { userId } = await logIn(server, wallet);
    const bare = wallet.address.slice(2);
    for (const address of [wallet.address, ...[bare.toLowerCase(), bare.toUpperCase()].map((each) => `0x${each}`)]) {
      const signed = await signLogin(server, wallet);
      const again = await login({ ...claimOf(signed), address });
      expect((again.data as { user: { id: number } }).user.id).toBe(userId);
    }
    // Mixed as no checksum would be: a letter was mistaken for another.
    const mistaken = `0x${[...bare].map((digit, at) => (at % 2 ? digit.toLowerCase() : digit.toUpperCase())).join('')}`;
    expect((await login({ ...claimOf(await signLogin(server, wallet)), address: mistaken })).status).toBe(400);
  });

  it('[T08] rejects every encoding of a signature but the canonical one (EIP-2, EIP-2098, EIP-155)', async () => {
    const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const signed = await signLogin(server, Wallet.createRandom());
    const { r, s, v, yParity, compactSerialized } = Signature.from(signed.signature);
    const rs = `${r}${s.slice(2)}`;
    const encodings = {
      'high s': `${r}${(ORDER - BigInt(s)).toString(16).padStart(64, '0')}${v === 27 ? '1c' : '1b'}`,
      'v is the parity': `${rs}0${yParity}`,
      'v of EIP-155': `${rs}${(8_888 * 2 + 35 + yParity).toString(16).padStart(4, '0')}`,
      'v of EIP-155 in one byte': `${rs}${(37 + yParity).toString(16)}`,
      'upper case': `0x${signed.signature.slice(2).toUpperCase()}`,
      'trailing byte': `${signed.signature}00`,
      'missing byte': signed.signature.slice(0, -2),
      compact: compactSerialized,
    };
    for (const [encoding, signature] of Object.entries(encodings)) {
      const { status } = await verify({ ...signed, signature });
      expect([encoding, status >= 400 && status < 500]).toEqual([encoding, true]);
    }
    await login(claimOf(signed));
    expect((await verify(signed)).status).toBe(200);
  });

  it('[T10] believes no word of the page about how somebody came', async () => {
    const { wallet } = await logIn(server);
    await login({ ...claimOf(await signLogin(server, wallet)), is_web3_auth: 1 });
    const kept = await server.database
      .selectFrom('wallets')
      .select('wallet_type')
      .where('address', '=', wallet.address.toLowerCase())
      .execute();
    expect(kept).toEqual([{ wallet_type: 'ethereum' }]);
  });

  it('[T20] says the same of an address that is a member’s and of one that is nobody’s', async () => {
    const { wallet: member } = await logIn(server);
    const answers = [];
    for (const { address } of [member, Wallet.createRandom()]) {
      const forged = await signLogin(server, forger(address));
      const { status, code } = await login(claimOf(forged));
      const verified = await verify(forged);
      answers.push([status, code, verified.status, verified.code]);
    }
    expect(answers[0]).toEqual([401, 'SIGNATURE_INVALID', 401, 'SIGNATURE_INVALID']);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('[LG-06] [T09] keeps an email as a claim: it finds and joins no account', async () => {
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

  it('[LG-13] [T19] tells somebody who is banned, but only after a signature that is right', async () => {
    const { wallet, userId, token } = await logIn(server);
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', userId).execute();
    const signed = await signLogin(server, wallet);
    expect((await login(claimOf(signed))).code).toBe('AUTH.BANNED');
    expect((await verify(signed)).code).toBe('AUTH.BANNED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
    const forged = await signLogin(server, forger(wallet.address));
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

type Session = Awaited<ReturnType<typeof logIn>>;

describe('sessions', () => {
  const refresh = (cookie: string) => server.ask('POST', '/auth/refresh-token', { body: {}, cookie });
  const passGrace = () =>
    server.database
      .updateTable('sessions')
      .set({ rotated_at: new Date(Date.now() - 31_000) })
      .execute();

  it('[T16] [T17] exchange the refresh token at each use, and bear with tabs that race', async () => {
    const { cookie } = await logIn(server);
    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.cookie).toBe(two.cookie);
    expect((await refresh(String(one.cookie))).status).toBe(200);
  });

  it('[T16] go on when the answer to an exchange was lost on the way', async () => {
    const { cookie } = await logIn(server);
    const { cookie: lost } = await refresh(cookie);
    const { cookie: next } = await refresh(cookie);
    expect(next).toBe(lost);
    await passGrace();
    expect((await refresh(String(next))).status).toBe(200);
  });

  it.each([1, 2, 5])('[T16] end when a token comes back after %i exchanges', async (exchanges) => {
    const { cookie, token } = await logIn(server);
    let last = cookie;
    for (let i = 0; i < exchanges; i += 1) last = String((await refresh(last)).cookie);
    if (exchanges === 1) await passGrace();
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await refresh(last)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
  });

  it.each([
    ['no seal', (id: string) => `${id}.${'A'.repeat(43)}`],
    ['a seal that was made up', (id: string) => `${id}.${'A'.repeat(43)}.${'B'.repeat(43)}`],
    ['nothing but its id', (id: string) => id],
    ['the seal of another session', (id: string, other: string) => [id, ...other.split('.').slice(1)].join('.')],
  ])('[T16] do not end by a refresh token that was never issued: %s', async (_what, invent) => {
    const [{ cookie, token }, stranger] = [await logIn(server), await logIn(server)];
    const [id = ''] = (cookie.split('=')[1] ?? '').split('.');
    const invented = `xana-refresh=${invent(id, stranger.cookie.split('=')[1] ?? '')}`;
    expect((await refresh(invented)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('[T16] are over a week after they were used last', async () => {
    const { cookie, token } = await logIn(server);
    await server.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
  });

  it('[T16] are at most twenty of one member: the one that was not used for longest ends', async () => {
    const wallet = Wallet.createRandom();
    const others = await logIn(server);
    const mine = [];
    for (let count = 0; count < MAX_SESSIONS; count += 1) mine.push(await logIn(server, wallet));
    const [first, second, third] = mine as [Session, Session, Session];
    const isLive = async ({ token }: Session) => (await server.ask('GET', '/auth/sessions', { token })).status === 200;
    expect(await isLive(first)).toBe(true);
    // A session that goes on is not the oldest.
    expect((await refresh(first.cookie)).status).toBe(200);
    const ended: string[] = [];
    server.platform.sessionEnds.subscribe((id) => ended.push(id));
    await logIn(server, wallet);
    expect([await isLive(first), await isLive(second), await isLive(third), await isLive(others)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(ended).toEqual([second.cookie.split('=')[1]?.split('.')[0]]);
    expect((await refresh(second.cookie)).code).toBe('SESSION_ENDED');
  });

  it('[T19] are new ones at each login, whatever cookie the browser brought', async () => {
    const wallet = Wallet.createRandom();
    const { cookie } = await logIn(server, wallet);
    const signed = await signLogin(server, wallet);
    const again = await server.ask('POST', '/auth/v3/verify-signature', { body: signed, cookie });
    expect(again.cookie?.split('.')[0]).not.toBe(cookie.split('.')[0]);
    const planted = `xana-refresh=${'0'.repeat(32)}.${'A'.repeat(43)}`;
    const other = await server.ask('POST', '/auth/v3/verify-signature', {
      body: await signLogin(server, wallet),
      cookie: planted,
    });
    expect(other.cookie).not.toContain('0'.repeat(32));
    expect((await refresh(planted)).code).toBe('SESSION_ENDED');
  });

  it('[LO-01] [T18] end with a logout at once, also for the token that is still young', async () => {
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
  it('[T21] [T22] only our site may change anything, and only it may read with credentials', async () => {
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

  it('[T29] [T30] bodies that are no JSON, too large or polluted are refused and never a 500', async () => {
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
  it('[T18] ends every session of the caller, or every other one, and nobody else’s', async () => {
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
