import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HDNodeWallet, SigningKey, Wallet } from 'ethers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { claimOf, signLogin, startTestServer, type TestServer } from '../../../test-server.ts';

const ISSUER = 'https://login.example';
const AUDIENCE = 'our-client-id';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: KeyPair;
let others: KeyPair;
let publicJwk: Record<string, unknown>;
let keyServer: Server;
let isUp = true;
let server: TestServer;

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  others = await generateKeyPair('ES256');
  publicJwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  keyServer = createServer((_request, response) => {
    if (!isUp) return response.destroy();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicJwk] }));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, resolve));
  server = await startTestServer({
    idTokens: {
      issuer: ISSUER,
      audience: AUDIENCE,
      keysUrl: `http://localhost:${(keyServer.address() as AddressInfo).port}/jwks`,
    },
  });
}, 120_000);
afterAll(async () => {
  await server.close();
  keyServer.closeAllConnections();
  keyServer.close();
});

interface Change {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: Parameters<SignJWT['sign']>[0];
  issuer?: string;
  audience?: string;
  expires?: string | number;
}

/** The email in the token of a wallet. */
const emailFor = (wallet: HDNodeWallet) => `${wallet.address.toLowerCase()}@x.test`;

const tokenOf = (wallet: HDNodeWallet, change: Change = {}) =>
  new SignJWT({
    name: 'Mia',
    email: emailFor(wallet),
    email_verified: true,
    wallets: [
      {
        type: 'web3auth_app_key',
        curve: 'secp256k1',
        public_key: SigningKey.computePublicKey(wallet.publicKey, true).slice(2),
      },
    ],
    ...change.claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'one', ...change.header })
    .setIssuer(change.issuer ?? ISSUER)
    .setAudience(change.audience ?? AUDIENCE)
    .setSubject(String(change.claims?.sub ?? `google|${wallet.address}`))
    .setIssuedAt()
    .setExpirationTime(change.expires ?? '5 minutes')
    .sign(change.key ?? keys.privateKey);

async function logIn(wallet: HDNodeWallet, idToken: string, handOff: object = {}) {
  const signed = await signLogin(server, wallet);
  const body = { ...claimOf(signed), is_web3_auth: 1, email: 'claimed@x.test', idToken, ...handOff };
  return server.ask('POST', '/auth/login-external-wallet', { body });
}
const emailOf = (reply: { data: unknown }) => (reply.data as { user: { email: string } }).user.email;
const newWallet = () => Wallet.createRandom();
const isMember = async (wallet: HDNodeWallet) =>
  (await server.database
    .selectFrom('wallets')
    .select('address')
    .where('address', '=', wallet.address.toLowerCase())
    .executeTakeFirst()) !== undefined;

describe('[LG-06] social login', () => {
  it('stores the email of the token as verified, and the email of the request as unverified', async () => {
    // An existing member, whose token has no email.
    const bystander = newWallet();
    await logIn(bystander, await tokenOf(bystander, { claims: { email_verified: false } }));
    const wallet = newWallet();
    const reply = await logIn(wallet, await tokenOf(wallet));
    expect([reply.status, emailOf(reply)]).toEqual([200, emailFor(wallet)]);
    const proven = await server.database
      .selectFrom('users')
      .select('id')
      .where('verified_email', 'is not', null)
      .execute();
    expect(proven).toEqual([{ id: (reply.data as unknown as { user: { id: number } }).user.id }]);
    const unproven = newWallet();
    const other = await logIn(unproven, await tokenOf(unproven, { claims: { email_verified: false } }));
    expect(emailOf(other)).toBe('claimed@x.test');
    const byAddress = newWallet();
    const claims = { wallets: [{ type: 'ethereum', address: byAddress.address }] };
    expect((await logIn(byAddress, await tokenOf(byAddress, { claims }))).status).toBe(200);
  });

  it('[T09] does not find an account by its email', async () => {
    const [one, other] = [newWallet(), newWallet()];
    const claimed = await logIn(
      other,
      await tokenOf(other, { claims: { email: emailFor(one), email_verified: false } }),
    );
    const ids = [await logIn(one, await tokenOf(one)), claimed].map(
      ({ data }) => (data as unknown as { user: { id: number } }).user.id,
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('rejects a second wallet for an identity that belongs to a member', async () => {
    const [one, other] = [newWallet(), newWallet()];
    const claims = { sub: 'google|the-same' };
    expect((await logIn(one, await tokenOf(one, { claims }))).status).toBe(200);
    expect((await logIn(other, await tokenOf(other, { claims }))).code).toBe('USER.USER_ALREADY_EXIST');
  });

  it('[LG-12] [T09] rejects an email that another account verified, in any letter case, and creates no member', async () => {
    const [one, other] = [newWallet(), newWallet()];
    expect((await logIn(one, await tokenOf(one))).status).toBe(200);
    const claims = { email: emailFor(one).toUpperCase() };
    const refused = await logIn(other, await tokenOf(other, { claims }));
    expect([refused.status, refused.code]).toEqual([400, 'USER.USER_WITH_EMAIL_ALREADY_EXIST']);
    expect(await isMember(other)).toBe(false);
    expect((await logIn(one, await tokenOf(one))).status).toBe(200);
  });

  it('[LG-12] [T09] gives one email to one of two accounts that prove it at the same time', async () => {
    const wallets = [newWallet(), newWallet(), newWallet()];
    const claims = { email: 'shared@x.test' };
    const replies = await Promise.all(wallets.map(async (each) => logIn(each, await tokenOf(each, { claims }))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(new Set(refused)).toEqual(new Set(['USER.USER_WITH_EMAIL_ALREADY_EXIST']));
  });

  const fromApp = { builderLoginHash: 'made-up-by-the-app-0123', deviceId: 'phone', type: 'build' };

  it('[LG-12] answers an app that asks for an unknown account, and creates no member', async () => {
    const [byEmail, byWallet] = [newWallet(), newWallet()];
    const emailLogin = await logIn(byEmail, await tokenOf(byEmail), fromApp);
    expect([emailLogin.status, emailLogin.code]).toEqual([400, 'USER.USER_WITH_EMAIL_NOT_EXIST']);
    const walletLogin = await server.ask('POST', '/auth/login-external-wallet', {
      body: { ...claimOf(await signLogin(server, byWallet)), ...fromApp },
    });
    expect([walletLogin.status, walletLogin.code]).toEqual([401, 'USER.USER_NOT_FOUND']);
    expect([await isMember(byEmail), await isMember(byWallet)]).toEqual([false, false]);
  });

  it('[LG-12] logs in an account that an app asks for when it exists', async () => {
    const wallet = newWallet();
    await logIn(wallet, await tokenOf(wallet));
    expect((await logIn(wallet, await tokenOf(wallet), fromApp)).status).toBe(200);
  });

  const cases: [string, (wallet: HDNodeWallet) => Promise<string> | string][] = [
    ['of another issuer', (wallet) => tokenOf(wallet, { issuer: 'https://login.evil' })],
    ['for another audience', (wallet) => tokenOf(wallet, { audience: 'another-audience' })],
    ['that has expired', (wallet) => tokenOf(wallet, { expires: Math.floor(Date.now() / 1_000) - 60 })],
    ['signed with another key', (wallet) => tokenOf(wallet, { key: others.privateKey })],
    ['with an unknown key id', (wallet) => tokenOf(wallet, { header: { kid: 'two' }, key: others.privateKey })],
    [
      'that brings its own key',
      (wallet) => tokenOf(wallet, { header: { jwk: publicJwk, jku: 'http://evil' }, key: others.privateKey }),
    ],
    ['of another wallet', () => tokenOf(newWallet())],
    ['without wallets', (wallet) => tokenOf(wallet, { claims: { wallets: undefined } })],
    [
      'with nonsense for wallets',
      (wallet) => tokenOf(wallet, { claims: { wallets: [null, 7, { public_key: 'zz' }, {}] } }),
    ],
    [
      'signed with the public key as a secret',
      (wallet) => tokenOf(wallet, { header: { alg: 'HS256' }, key: Buffer.from(JSON.stringify(publicJwk)) }),
    ],
    [
      'not signed at all',
      async (wallet) => {
        const [, payload] = (await tokenOf(wallet)).split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
      },
    ],
    ['that is not a JWT', () => 'nonsense'],
    ['that is empty', () => ''],
  ];
  it.each(cases)('[T09] rejects a token %s, and creates no user', async (_what, token) => {
    const wallet = newWallet();
    const reply = await logIn(wallet, await token(wallet));
    expect([reply.status, reply.code]).toEqual([401, 'SIGNATURE_INVALID']);
    const made = await server.database
      .selectFrom('wallets')
      .select('address')
      .where('address', '=', wallet.address.toLowerCase())
      .execute();
    expect(made).toEqual([]);
  });

  it('[B21] verifies tokens with cached keys while the key set is unavailable', async () => {
    isUp = false;
    try {
      const wallet = newWallet();
      expect((await logIn(wallet, await tokenOf(wallet))).status).toBe(200);
      const fresh = await startTestServer({
        idTokens: { issuer: ISSUER, audience: AUDIENCE, keysUrl: 'http://localhost:9/jwks' },
      });
      const signed = await signLogin(fresh, wallet);
      const body = { ...claimOf(signed), is_web3_auth: 1, idToken: await tokenOf(wallet) };
      expect((await fresh.ask('POST', '/auth/login-external-wallet', { body })).code).toBe('SERVER_BUSY');
      await fresh.close();
    } finally {
      isUp = true;
    }
  }, 120_000);
});
