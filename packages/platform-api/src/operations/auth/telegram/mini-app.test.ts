import { createHash, createHmac } from 'node:crypto';
import { startTestServer, useTestServer } from '../../../../test/test-server.ts';

const BOT = '123456:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw-x';
const server = useTestServer({ telegramBotToken: BOT });

type Fields = Record<string, string>;
const now = () => Math.floor(Date.now() / 1_000);

function sign(fields: Fields, token = BOT): Fields {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') };
}

let launches = 0;
/** Each launch has a different query id, as Telegram's have. */
function launch(id: number, change: Fields = {}): Fields {
  launches += 1;
  return {
    query_id: `AAHdF6IQAAAAAN0XohD${launches}`,
    user: JSON.stringify({ id, first_name: '結衣', last_name: 'Sato', language_code: 'ja', is_premium: true }),
    auth_date: String(now()),
    signature: 'of-another-kind',
    ...change,
  };
}
const logIn = (fields: Fields | string) =>
  server.ask('POST', '/auth/telegram/mini-app', {
    body: { initData: typeof fields === 'string' ? fields : String(new URLSearchParams(fields)) },
  });
const userOf = ({ data }: { data: unknown }) => (data as { user: { id: number; name: string } }).user;

describe('[LG-06] login by a Telegram Mini App', () => {
  it('opens a session, for the same member the next time', async () => {
    const first = await logIn(sign(launch(3001)));
    expect([first.status, userOf(first).name]).toEqual([200, '結衣 Sato']);
    const { token } = first.data as { token: string };
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(200);
    expect((await server.ask('POST', '/auth/refresh-token', { body: {}, cookie: first.cookie ?? '' })).status).toBe(
      200,
    );
    expect(userOf(await logIn(sign(launch(3001)))).id).toBe(userOf(first).id);
  });

  it('finds the member who logged in with the widget before', async () => {
    const fields: Fields = { id: '3002', first_name: 'Mia', auth_date: String(now()) };
    const text = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('\n');
    const hash = createHmac('sha256', createHash('sha256').update(BOT).digest()).update(text).digest('hex');
    const { headers } = await server.get(`/auth/telegram/callback?${new URLSearchParams({ ...fields, hash })}`);
    const token = new URL(String(headers.location)).searchParams.get('token') ?? '';
    const visit = await server.ask('POST', '/auth/exchange-telegram-token', { body: { token } });
    expect(userOf(await logIn(sign(launch(3002)))).id).toBe(userOf(visit).id);
  });

  it('[T80] accepts signed data once of many concurrent calls', async () => {
    const signed = sign(launch(3003));
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(signed)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code));
    expect(refused).toEqual(new Set(['NONCE_INVALID']));
  });

  const good = () => sign(launch(3004));
  const other = () => JSON.stringify({ id: 1, first_name: 'Mia' });
  it.each<[string, () => Fields | string]>([
    ['another user', () => ({ ...good(), user: other() })],
    ['a second user', () => `${new URLSearchParams(good())}&user=${encodeURIComponent(other())}`],
    ['a field that was taken out', () => ({ ...launch(3004), hash: good().hash ?? '' })],
    ['a field that was added', () => ({ ...good(), start_param: 'x' })],
    ['another bot', () => sign(launch(3004), '654321:BBHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw-x')],
    ['data that is older than five minutes', () => sign(launch(3004, { auth_date: String(now() - 301) }))],
    ['data from the future', () => sign(launch(3004, { auth_date: String(now() + 62) }))],
    ['data without a date', () => sign(launch(3004, { auth_date: '' })).hash ?? ''],
    ['a date that is not a number', () => sign(launch(3004, { auth_date: 'soon' }))],
    ['a user that is not JSON', () => sign(launch(3004, { user: '{' }))],
    ['a user without an id', () => sign(launch(3004, { user: '{"first_name":"Mia"}' }))],
    ['a user with a text as id', () => sign(launch(3004, { user: '{"id":"3004","first_name":"Mia"}' }))],
    ['data without a user', () => sign({ auth_date: String(now()) })],
    ['a short hash', () => ({ ...good(), hash: 'ab' })],
    ['a hash of zeros', () => ({ ...good(), hash: '0'.repeat(64) })],
    ['nothing', () => ''],
  ])('[T80] rejects %s', async (_what, fields) => {
    const { status, code, cookie } = await logIn(fields());
    expect([status, code, cookie]).toEqual([401, 'SIGNATURE_INVALID', undefined]);
  });

  it('[T80] rejects the signature of the widget, which has another key', async () => {
    const fields = launch(3005);
    const text = Object.entries(fields)
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('\n');
    const hash = createHmac('sha256', createHash('sha256').update(BOT).digest()).update(text).digest('hex');
    expect((await logIn({ ...fields, hash })).code).toBe('SIGNATURE_INVALID');
  });

  it('rejects a banned member', async () => {
    const { id } = userOf(await logIn(sign(launch(3006))));
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', id).execute();
    const { status, code, cookie } = await logIn(sign(launch(3006)));
    expect([status, code, cookie]).toEqual([403, 'AUTH.BANNED', undefined]);
  });

  it('is off without a bot', async () => {
    const without = await startTestServer();
    const body = { initData: String(new URLSearchParams(good())) };
    expect((await without.ask('POST', '/auth/telegram/mini-app', { body })).code).toBe('SIGNATURE_INVALID');
    await without.close();
  }, 120_000);
});
