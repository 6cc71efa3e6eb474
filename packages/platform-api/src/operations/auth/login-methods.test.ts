import { Wallet } from 'ethers';
import { claimOf, logIn, type Reply, signLogin, useTestServer } from '../../../test/test-server.ts';
import { BOT, telegramFields } from './account/test-account.ts';
import { handOffRoom, reissueHandOffCode } from './hand-off/hand-offs.ts';
import { grantHandOffTo } from './hand-off/test-consent.ts';

const server = useTestServer({ telegramBotToken: BOT });

let count = 0;
const post = (path: string, body: object, asking: { cookie?: string; headers?: Record<string, string> } = {}) =>
  server.ask('POST', path, { body, ...asking });

async function telegramToken(id: string) {
  const fields = telegramFields(id, `Yui ${++count}`);
  const { headers } = await server.get(`/auth/telegram/callback?${new URLSearchParams(fields)}`);
  return new URL(String(headers.location)).searchParams.get('token') ?? '';
}

async function handOff(member: Parameters<typeof grantHandOffTo>[1]) {
  const app = { builderLoginHash: `made-up-by-an-app-${++count}-0123456789`, deviceId: 'phone-7' };
  await grantHandOffTo(server, member, app);
  const room = String(handOffRoom(app.builderLoginHash, app.deviceId));
  return { ...app, code: String((await reissueHandOffCode(server.database, room))?.code) };
}

interface Prepared {
  userId: number;
  login(): Promise<Reply>;
}

/** Each login method, up to its last step. */
const METHODS: Record<string, () => Promise<Prepared>> = {
  async wallet() {
    const { wallet, userId } = await logIn(server);
    const signed = await signLogin(server, wallet);
    return { userId, login: () => post('/auth/v3/verify-signature', signed) };
  },
  async Telegram() {
    const id = String(7_000 + ++count);
    const known = await post('/auth/exchange-telegram-token', { token: await telegramToken(id) });
    const token = await telegramToken(id);
    const { user } = known.data as { user: { id: number } };
    return { userId: user.id, login: () => post('/auth/exchange-telegram-token', { token }) };
  },
  async 'hand-off'() {
    const member = await logIn(server);
    const body = await handOff(member);
    return { userId: member.userId, login: () => post('/auth/exchange-hand-off', body) };
  },
};

const sessionsOf = async (userId: number) =>
  (await server.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;
const expireEverything = async () => {
  const expires_at = new Date(Date.now() - 1);
  await server.database.updateTable('login_nonces').set({ expires_at }).execute();
  await server.database.updateTable('login_codes').set({ expires_at }).execute();
  await server.database.updateTable('hand_offs').set({ expires_at }).execute();
};

describe.each(Object.entries(METHODS))('[T11] login by %s', (_name, prepare) => {
  it('succeeds once of many concurrent calls', async () => {
    const { userId, login } = await prepare();
    const before = await sessionsOf(userId);
    const answers = await Promise.all(Array.from({ length: 30 }, login));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login()).code).toBe('NONCE_INVALID');
    expect(await sessionsOf(userId)).toBe(before + 1);
  });

  it('is rejected after it has expired', async () => {
    const { userId, login } = await prepare();
    const before = await sessionsOf(userId);
    await expireEverything();
    expect((await login()).code).toBe('NONCE_INVALID');
    expect(await sessionsOf(userId)).toBe(before);
  });

  it('is rejected for a banned member, whose session is not refreshed', async () => {
    const { userId, login } = await prepare();
    const other = await prepare();
    const loggedIn = await other.login();
    const before = await sessionsOf(userId);
    await server.database
      .updateTable('users')
      .set({ is_banned: true })
      .where('id', 'in', [userId, other.userId])
      .execute();
    const rejected = await login();
    expect([rejected.status, rejected.code]).toEqual([403, 'AUTH.BANNED']);
    expect(rejected.cookie).toBeUndefined();
    expect(await sessionsOf(userId)).toBe(before);
    const { token, refresh_token = '' } = loggedIn.data as { token: string; refresh_token?: string };
    expect((await server.ask('GET', '/auth/sessions', { token })).code).toBe('TOKEN_INVALID');
    const next = loggedIn.cookie
      ? await post('/auth/refresh-token', {}, { cookie: loggedIn.cookie })
      : await post('/auth/refresh-token', { refresh_token }, { headers: { 'x-client': 'app' } });
    expect(next.code).toBe('AUTH.BANNED');
  });
});

describe('[T05] a secret is valid for its own purpose alone:', () => {
  const SECRETS: Record<string, () => Promise<string>> = {
    'an access token': async () => (await logIn(server)).token,
    'a refresh token': async () => (await logIn(server)).cookie.split('=')[1] ?? '',
    'a socket ticket': async () => {
      const member = await logIn(server);
      const { data } = await member.post('/auth/socket-ticket', {});
      return (data as { ticket: string }).ticket;
    },
    'a Telegram token': () => telegramToken(String(8_000 + ++count)),
    'a hand-off code': async () => (await handOff(await logIn(server))).code,
    'a nonce': async () => (await signLogin(server, Wallet.createRandom())).nonce,
    'a signature': async () => (await signLogin(server, Wallet.createRandom())).signature,
  };
  const USES: Record<string, (secret: string) => Promise<Reply>> = {
    'an access token': (token) => server.ask('GET', '/auth/sessions', { token }),
    'a refresh token': (secret) => post('/auth/refresh-token', {}, { cookie: `xana-refresh=${secret}` }),
    'a Telegram token': (token) => post('/auth/exchange-telegram-token', { token }),
    'a hand-off code': (code) =>
      post('/auth/exchange-hand-off', { builderLoginHash: 'made-up-by-an-app-0123456789', deviceId: 'phone-7', code }),
    'a nonce': async (nonce) => {
      const signed = await signLogin(server, Wallet.createRandom());
      await post('/auth/login-external-wallet', claimOf(signed));
      return post('/auth/v3/verify-signature', { ...signed, nonce });
    },
  };
  const pairs = Object.keys(SECRETS).flatMap((secret) =>
    Object.keys(USES)
      .filter((use) => use !== secret)
      .map((use) => [secret, use] as const),
  );
  it.each(pairs)('rejects %s as %s', async (secret, use) => {
    const value = await SECRETS[secret]?.();
    const reply = await USES[use]?.(String(value));
    expect(reply?.status).toBeGreaterThanOrEqual(400);
    expect(reply?.status).toBeLessThan(500);
    expect(reply?.cookie ?? '').not.toMatch(/=\w/);
  });
});
