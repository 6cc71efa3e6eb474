import { createHash, createHmac } from 'node:crypto';
import { SITE, useTestServer } from '../../../../test/test-server.ts';

const BOT = '123456:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw-x';
const server = useTestServer({ telegramBotToken: BOT });

type Fields = Record<string, string>;
const now = () => Math.floor(Date.now() / 1_000);

function sign(fields: Fields, token = BOT): Fields {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
  const hash = createHmac('sha256', createHash('sha256').update(token).digest()).update(text).digest('hex');
  return { ...fields, hash };
}

let arrivals = 0;
const nextUsername = () => {
  arrivals += 1;
  return `yui${arrivals}`;
};
/** Each login has a different field, so that no two have the same hash within one second. */
const personOf = (id: string, change: Fields = {}): Fields => ({
  id,
  first_name: '結衣',
  username: nextUsername(),
  photo_url: 'https://t.me/i/userpic/320/yui.jpg',
  auth_date: String(now()),
  ...change,
});
const callback = (fields: Fields) => server.get(`/auth/telegram/callback?${new URLSearchParams(fields)}`);
async function tokenOf(fields: Fields) {
  const { status, headers } = await callback(fields);
  expect(status).toBe(302);
  const address = new URL(String(headers.location));
  expect(`${address.origin}${address.pathname}`).toBe(`${SITE}/app`);
  expect(address.searchParams.get('comingFor')).toBe('telegram');
  return address.searchParams.get('token') ?? '';
}
const exchange = (token: string) => server.ask('POST', '/auth/exchange-telegram-token', { body: { token } });

describe('[LG-06] login by Telegram', () => {
  it('redirects to the site with a one-time token, and finds the same member the next time', async () => {
    const token = await tokenOf(sign(personOf('1001')));
    const { status, data, cookie } = await exchange(token);
    expect(status).toBe(200);
    expect(cookie).toMatch(/^xana-refresh=/);
    const { user, token: access } = data as {
      user: { id: number; name: string; userWallet: { address: string } };
      token: string;
    };
    expect([user.name, user.userWallet.address]).toEqual(['結衣', '']);
    expect((await server.ask('GET', '/auth/sessions', { token: access })).status).toBe(200);
    expect((await server.ask('POST', '/auth/refresh-token', { body: {}, cookie: cookie ?? '' })).status).toBe(200);
    const again = await exchange(await tokenOf(sign(personOf('1001'))));
    expect((again.data as { user: { id: number } }).user.id).toBe(user.id);
  });

  it('[T12] accepts a signed response once and its token once, of many concurrent calls', async () => {
    const signed = sign(personOf('1002'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => callback(signed)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 302).map(({ code }) => code))).toEqual(
      new Set(['NONCE_INVALID']),
    );
    const token = await tokenOf(sign(personOf('1002')));
    const exchanges = await Promise.all(Array.from({ length: 20 }, () => exchange(token)));
    expect(exchanges.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('creates one user when two first logins are concurrent', async () => {
    const tokens = await Promise.all([1, 2, 3, 4].map(() => tokenOf(sign(personOf('1003')))));
    const users = await Promise.all(
      tokens.map(async (token) => ((await exchange(token)).data as { user: { id: number } }).user.id),
    );
    expect(new Set(users).size).toBe(1);
  });

  const good = () => sign(personOf('1004'));
  it.each<[string, () => Fields]>([
    ['another user id', () => ({ ...good(), id: '1' })],
    ['another name', () => ({ ...good(), first_name: 'Mia' })],
    [
      'a field that was taken out',
      () => Object.fromEntries(Object.entries(good()).filter(([name]) => name !== 'username')),
    ],
    ['a field that was added', () => ({ ...good(), last_name: 'Sato' })],
    ['another bot', () => sign(personOf('1004'), '654321:BBHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw-x')],
    ['an expired response', () => sign(personOf('1004', { auth_date: String(now() - 301) }))],
    ['a response from the future', () => sign(personOf('1004', { auth_date: String(now() + 62) }))],
    ['a hash of zeros', () => ({ ...good(), hash: '0'.repeat(64) })],
  ])('[T12] rejects %s', async (_what, fields) => {
    const { status, code } = await callback(fields());
    expect([status, code]).toEqual([401, 'SIGNATURE_INVALID']);
  });

  it.each<[string, string, () => Fields]>([
    ['a wrong signature', 'SIGNATURE_INVALID', () => ({ ...good(), id: '1' })],
    ['an expired response', 'SIGNATURE_INVALID', () => sign(personOf('1004', { auth_date: String(now() - 301) }))],
    ['a missing field', 'INPUT_INVALID', () => ({ id: '1' })],
  ])('[LG-12] leads a browser with %s to the site, without a token', async (_what, code, fields) => {
    const { status, headers } = await server.ask('GET', `/auth/telegram/callback?${new URLSearchParams(fields())}`, {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect([status, headers.location]).toEqual([302, `${SITE}/app?comingFor=telegram&error=${code}`]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('[T12] rejects repeated, unknown and ambiguous fields', async () => {
    const { hash = '', ...fields } = good();
    const twice = `${new URLSearchParams({ ...fields, hash })}&id=1`;
    expect((await server.get(`/auth/telegram/callback?${twice}`)).status).toBe(400);
    // An unknown field is ignored, so a hash that covers it is wrong.
    expect((await callback(sign({ ...fields, admin: '1' }))).status).toBe(401);
    expect((await callback(sign({ ...fields, first_name: 'Mia\nid=1' }))).status).toBe(400);
  });

  it('rejects a banned member and an invalid token', async () => {
    const token = await tokenOf(sign(personOf('1005')));
    const { data } = await exchange(token);
    const { user } = data as { user: { id: number } };
    const other = await tokenOf(sign(personOf('1005')));
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', user.id).execute();
    expect((await exchange(other)).code).toBe('AUTH.BANNED');
    expect((await callback(sign(personOf('1005')))).code).toBe('AUTH.BANNED');
    for (const nonsense of ['', 'x', 'x'.repeat(128)]) expect((await exchange(nonsense)).code).toBe('NONCE_INVALID');
  });
});

test('prevents reserving the username of a Telegram user or wallet before its first login', async () => {
  const { logIn } = await import('../../../../test/test-server.ts');
  const attacker = await logIn(server);
  const { Wallet } = await import('ethers');
  const victim = Wallet.createRandom();
  for (const username of ['telegram2001', `explorer${victim.address.slice(2).toLowerCase()}`]) {
    await server.database.updateTable('users').set({ username }).where('id', '=', attacker.userId).execute();
    const { data } = await exchange(await tokenOf(sign(personOf('2001'))));
    expect((data as { user: { id: number } }).user.id).not.toBe(attacker.userId);
    expect((await logIn(server, victim)).userId).not.toBe(attacker.userId);
  }
});
