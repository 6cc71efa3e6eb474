import { randomBytes } from 'node:crypto';
import { Wallet } from 'ethers';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { logIn, SITE, signLogin, useTestServer } from '../../../test/test-server.ts';
import { API, askAsPage, type Claims, createTestKey, hashOf, logInAsPage, now, type TestKey } from './test-proofs.ts';
import { createUsedProofs } from './used-proofs.ts';

const PATH = '/auth/sessions';
const server = useTestServer();
let key: TestKey;
let other: TestKey;
let member: Awaited<ReturnType<typeof logInAsPage>>;

beforeAll(async () => {
  [key, other] = [await createTestKey(), await createTestKey()];
  member = await logInAsPage(server, key);
}, 120_000);

const right = (): Claims => ({ htm: 'GET', htu: API + PATH, ath: hashOf(member.token) });
const send = async (dpop: string | undefined, authorization = `DPoP ${member.token}`) =>
  server.ask('GET', PATH, { headers: { authorization, ...(dpop === undefined ? {} : { dpop }) } });
const symmetric = new TextEncoder().encode('a secret that both would have to know');

/** Each differs from a valid proof in one field. */
const WRONG: Record<string, () => Promise<string>> = {
  'of another key': () => other.sign(right()),
  'that names another method': () => key.sign({ ...right(), htm: 'POST' }),
  'that names another path': () => key.sign({ ...right(), htu: `${API}/auth/logout` }),
  'that names another host': () => key.sign({ ...right(), htu: `http://localhost:4001${PATH}` }),
  'with an invalid address': () => key.sign({ ...right(), htu: PATH }),
  'of two minutes ago': () => key.sign({ ...right(), iat: now() - 120 }),
  'of two minutes from now': () => key.sign({ ...right(), iat: now() + 120 }),
  'without a time': () => key.sign({ ...right(), iat: undefined }),
  'without an id': () => key.sign({ ...right(), jti: undefined }),
  'with an id that is too short': () => key.sign({ ...right(), jti: 'x' }),
  'with an id that is too long': () => key.sign({ ...right(), jti: 'x'.repeat(65) }),
  'without the hash of the token': () => key.sign({ ...right(), ath: undefined }),
  'with the hash of another token': () => key.sign({ ...right(), ath: hashOf('another') }),
  'of another type': () => key.sign(right(), { typ: 'JWT' }),
  'without a key': () => key.sign(right(), { jwk: undefined as never }),
  'that carries another key than it was signed with': () => key.sign(right(), { jwk: other.jwk }),
  'that carries the private key': async () => {
    const { exportJWK } = await import('jose');
    return key.sign(right(), { jwk: (await exportJWK(key.privateKey)) as never });
  },
  'without a signature (alg none)': async () => {
    const claims = { jti: randomBytes(16).toString('hex'), iat: now(), ...right() };
    const [, payload] = new UnsecuredJWT(claims as never).encode().split('.');
    const header = Buffer.from(JSON.stringify({ typ: 'dpop+jwt', alg: 'none', jwk: key.jwk })).toString('base64url');
    return `${header}.${payload}.`;
  },
  'with a symmetric signature (HS256)': () =>
    new SignJWT({ jti: randomBytes(16).toString('hex'), iat: now(), ...right() } as never)
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'HS256', jwk: key.jwk as never })
      .sign(symmetric),
  'that is not a JWT': async () => 'made.up.proof',
  'that is too long': async () => 'x'.repeat(3_000),
};

describe('[T15] bound access token', () => {
  it('is accepted with a proof of its key', async () => {
    expect((await send(await key.sign(right()))).status).toBe(200);
  });

  it.each(Object.entries(WRONG))('is rejected with a proof %s', async (_, prove) => {
    const { status, code } = await send(await prove());
    expect([status, code]).toEqual([401, 'PROOF_INVALID']);
  });

  it('is rejected without a proof, with either scheme', async () => {
    for (const authorization of [`DPoP ${member.token}`, `Bearer ${member.token}`, member.token]) {
      expect((await send(undefined, authorization)).code).toBe('PROOF_INVALID');
    }
  });

  it('is rejected as a Bearer token with a valid proof (downgrade)', async () => {
    expect((await send(await key.sign(right()), `Bearer ${member.token}`)).code).toBe('PROOF_INVALID');
  });

  it('is rejected with a replayed proof: one of a hundred concurrent calls succeeds', async () => {
    const proof = await key.sign(right());
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await send(proof)).code).toBe('PROOF_INVALID');
  });

  it('contains the thumbprint of its key and nothing else of the key', () => {
    expect(decodeJwt(member.token).cnf).toEqual({ jkt: key.thumbprint });
  });
});

describe('[T15] clients without proofs', () => {
  it('use Bearer tokens; an unbound token is rejected with the DPoP scheme', async () => {
    const { token } = await logIn(server);
    expect((await server.ask('GET', PATH, { token })).status).toBe(200);
    expect((await server.ask('GET', PATH, { headers: { authorization: token } })).status).toBe(200);
    expect((await send(await key.sign({ ...right(), ath: hashOf(token) }), `DPoP ${token}`)).code).toBe(
      'PROOF_INVALID',
    );
  });

  it('cannot be pages: a page that logs in without a proof gets no nonce, token or cookie', async () => {
    const headers = { origin: SITE };
    const wallet = Wallet.createRandom();
    const begun = await server.ask('POST', '/auth/save-user-nonce', {
      body: { walletAddress: wallet.address },
      headers,
    });
    expect(begun.code).toBe('PROOF_INVALID');
    const signed = await signLogin(server, wallet);
    const ended = await server.ask('POST', '/auth/v3/verify-signature', { body: signed, headers });
    expect([ended.code, ended.cookie, ended.data]).toEqual(['PROOF_INVALID', undefined, null]);
  });
});

describe('[T05] login that a page began with its key', () => {
  it('is rejected with another key or without a key, even with a valid signature', async () => {
    const wallet = Wallet.createRandom();
    const signed = await signLogin({ ...server, ask: askAsPage(server, key) as never }, wallet);
    await server.ask('POST', '/auth/login-external-wallet', {
      body: { address: wallet.address, signature: signed.signature, message: signed.message, is_web3_auth: 0 },
    });
    const body = { body: signed };
    expect((await askAsPage(server, other)('POST', '/auth/v3/verify-signature', body)).code).toBe('NONCE_INVALID');
    expect((await server.ask('POST', '/auth/v3/verify-signature', body)).code).toBe('NONCE_INVALID');
    expect((await askAsPage(server, key)('POST', '/auth/v3/verify-signature', body)).status).toBe(200);
  });
});

describe('[T15] [T16] refresh cookie of a bound session', () => {
  const refresh = (cookie: string, headers: Record<string, string> = {}) =>
    server.ask('POST', '/auth/refresh-token', { cookie, headers: { origin: SITE, ...headers } });

  it('is rejected without a proof of the key, and the session continues', async () => {
    const { cookie, token } = await logInAsPage(server, key);
    const claims = { htm: 'POST', htu: `${API}/auth/refresh-token` };
    for (const dpop of [
      undefined,
      'made.up.proof',
      await other.sign(claims),
      await key.sign({ ...claims, htm: 'GET' }),
    ]) {
      const answer = await refresh(cookie, dpop === undefined ? {} : { dpop });
      expect([answer.status, answer.code, answer.cookie]).toEqual([401, 'PROOF_INVALID', undefined]);
    }
    expect((await askAsPage(server, key)('GET', PATH, { token })).status).toBe(200);
    const renewed = await askAsPage(server, key)('POST', '/auth/refresh-token', { cookie });
    expect(renewed.status).toBe(200);
    const { token: next } = renewed.data as { token: string };
    expect(decodeJwt(next).cnf).toEqual({ jkt: key.thumbprint });
    expect((await send(undefined, `Bearer ${next}`)).code).toBe('PROOF_INVALID');
  });

  it('ends the session at a logout only with a proof', async () => {
    const { cookie, token } = await logInAsPage(server, key);
    expect((await server.ask('POST', '/auth/logout', { cookie, headers: { origin: SITE } })).code).toBe(
      'PROOF_INVALID',
    );
    expect((await askAsPage(server, key)('GET', PATH, { token })).status).toBe(200);
    expect((await askAsPage(server, key)('POST', '/auth/logout', { cookie })).status).toBe(200);
    expect((await askAsPage(server, key)('GET', PATH, { token })).code).toBe('TOKEN_INVALID');
  });

  it('is rejected for an unbound session when a page sends it, without ending the session', async () => {
    const { cookie, token } = await logIn(server);
    expect((await refresh(cookie)).code).toBe('SESSION_ENDED');
    expect((await askAsPage(server, key)('POST', '/auth/refresh-token', { cookie })).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', PATH, { token })).status).toBe(200);
    expect((await server.ask('POST', '/auth/refresh-token', { cookie })).status).toBe(200);
  });
});

describe('[T15] used proofs', () => {
  it('are stored for the whole window and deleted after two', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    try {
      const used = createUsedProofs(1_000);
      expect(await used.use('a')).toBe(true);
      jest.advanceTimersByTime(1_500);
      expect([await used.use('b'), await used.use('a')]).toEqual([true, false]);
      jest.advanceTimersByTime(1_000);
      expect([await used.use('b'), await used.use('a')]).toEqual([false, true]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are shared by instances over Redis, and stored per instance while Redis is unavailable', async () => {
    const kept = new Set<string>();
    const redis = {
      async set(id: string) {
        const isNew = !kept.has(id);
        kept.add(id);
        return isNew ? 'OK' : null;
      },
    } as never;
    const [one, two] = [createUsedProofs(1_000, redis), createUsedProofs(1_000, redis)];
    expect([await one.use('a'), await two.use('a'), await two.use('b')]).toEqual([true, false, true]);
    const lost = createUsedProofs(1_000, { set: async () => Promise.reject(new Error('lost')) } as never);
    expect([await lost.use('a'), await lost.use('a')]).toEqual([true, false]);
  });
});
