import { type HDNodeWallet, Wallet } from 'ethers';
import { generateKeyPair } from 'jose';
import {
  claimOf,
  logIn as logInWithWallet,
  signLogin,
  startTestServer,
  useTestServer,
} from '../../../../test/test-server.ts';
import { linkWallet, methodsOf, unlink } from '../account/test-account.ts';
import { AUDIENCE, emailFor, emailOf, ISSUER, logInSocially, startLoginService } from './test-login-service.ts';

type LoginService = Awaited<ReturnType<typeof startLoginService>>;
let service: LoginService;
let others: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  service = await startLoginService();
  others = await generateKeyPair('ES256');
});
afterAll(() => service.close());
const server = useTestServer(() => ({ idTokens: service.idTokens }));

const tokenOf: LoginService['tokenOf'] = (...given) => service.tokenOf(...given);
const logIn = (wallet: HDNodeWallet, idToken: string, handOff?: object) =>
  logInSocially(server, wallet, idToken, handOff);
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
    expect(proven).toEqual([{ id: (reply.data as { user: { id: number } }).user.id }]);
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
      ({ data }) => (data as { user: { id: number } }).user.id,
    );
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['userId and authConnectionId', { userId: 'mia', authConnectionId: 'web3auth-google-sapphire-mainnet' }],
    ['verifierId and verifier', { verifierId: 'mia', verifier: 'web3auth-google' }],
  ])('accepts a token that names the user by %s, as Web3Auth does', async (_what, user) => {
    const [one, other] = [newWallet(), newWallet()];
    const claims = { sub: null, email_verified: undefined, ...user };
    expect((await logIn(one, await tokenOf(one, { claims }))).status).toBe(200);
    expect((await logIn(one, await tokenOf(one, { claims }))).status).toBe(200);
    expect((await logIn(other, await tokenOf(other, { claims }))).code).toBe('USER.USER_ALREADY_EXIST');
    expect(await isMember(other)).toBe(false);
  });

  it('[LG-12] rejects a second wallet for an identity that belongs to a member', async () => {
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
      (wallet) => tokenOf(wallet, { header: { jwk: service.publicJwk, jku: 'http://evil' }, key: others.privateKey }),
    ],
    ['of another wallet', () => tokenOf(newWallet())],
    ['without a user', (wallet) => tokenOf(wallet, { claims: { sub: null, userId: 'mia' } })],
    ['without wallets', (wallet) => tokenOf(wallet, { claims: { wallets: undefined } })],
    [
      'with nonsense for wallets',
      (wallet) => tokenOf(wallet, { claims: { wallets: [null, 7, { public_key: 'zz' }, {}] } }),
    ],
    [
      'signed with the public key as a secret',
      (wallet) => tokenOf(wallet, { header: { alg: 'HS256' }, key: Buffer.from(JSON.stringify(service.publicJwk)) }),
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
    service.setReachable(false);
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
      service.setReachable(true);
    }
  }, 120_000);
});

describe('linking a social login', () => {
  const link = async (member: Awaited<ReturnType<typeof logInWithWallet>>, wallet: HDNodeWallet, idToken: string) =>
    linkWallet(server, member, wallet, { idToken, method: 'google' });

  it('[T92] reaches the same account by both methods and shows the verified email', async () => {
    const member = await logInWithWallet(server);
    const wallet = newWallet();
    expect((await link(member, wallet, await tokenOf(wallet))).status).toBe(200);
    const reply = await logIn(wallet, await tokenOf(wallet));
    expect((reply.data as { user: { id: number } }).user.id).toBe(member.userId);
    expect((await methodsOf(server, member))[1]).toMatchObject({ method: 'google', email: emailFor(wallet) });
  });

  it('[T94] rejects a verified email of another account and stores nothing', async () => {
    const [owner, wallet] = [newWallet(), newWallet()];
    await logIn(owner, await tokenOf(owner));
    const member = await logInWithWallet(server);
    const idToken = await tokenOf(wallet, { claims: { email: emailFor(owner).toUpperCase() } });
    expect((await link(member, wallet, idToken)).code).toBe('USER.USER_WITH_EMAIL_ALREADY_EXIST');
    expect(await isMember(wallet)).toBe(false);
  });

  it('[T94] rejects the second email of another account, which its profile does not show', async () => {
    const [first, second, third] = [newWallet(), newWallet(), newWallet()];
    const member = await logInWithWallet(server);
    await link(member, first, await tokenOf(first));
    await link(member, second, await tokenOf(second));
    const reply = await logIn(third, await tokenOf(third, { claims: { email: emailFor(first) } }));
    expect(reply.code).toBe('USER.USER_WITH_EMAIL_ALREADY_EXIST');
  });

  it('[T94] rejects a social identity of another account', async () => {
    const [owner, wallet] = [newWallet(), newWallet()];
    const sub = `google|${owner.address}`;
    await logIn(owner, await tokenOf(owner, { claims: { email_verified: false } }));
    const member = await logInWithWallet(server);
    const idToken = await tokenOf(wallet, { claims: { sub, email_verified: false } });
    expect((await link(member, wallet, idToken)).code).toBe('USER.USER_ALREADY_EXIST');
    expect(await isMember(wallet)).toBe(false);
  });

  it('frees the verified email of a removed method', async () => {
    const [wallet, other] = [newWallet(), newWallet()];
    const member = await logInWithWallet(server);
    await link(member, wallet, await tokenOf(wallet));
    expect((await unlink(server, member, wallet.address)).status).toBe(200);
    const reply = await logIn(other, await tokenOf(other, { claims: { email: emailFor(wallet) } }));
    expect([reply.status, emailOf(reply)]).toEqual([200, emailFor(wallet)]);
  });
});
