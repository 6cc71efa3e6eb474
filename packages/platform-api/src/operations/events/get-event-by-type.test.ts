import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

interface List {
  count: number;
  rows: { id: number; startsAt: string }[];
}

const list = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as List;
const ids = ({ rows }: List) => rows.map(({ id }) => id);

it('[AP-01] lists every event, the latest first, and the events of the member to the member alone', async () => {
  const all = await list('/userCustomEvent/get-all-user-custom-event/1/50');
  const stored = await server.database.selectFrom('events').select('id').execute();
  expect(all.count).toBe(stored.length);
  const begins = all.rows.map(({ startsAt }) => startsAt);
  expect(begins).toEqual([...begins].sort().reverse());
  expect((await server.ask('GET', '/userCustomEvent/get-event-by-type/all/1/10/mine')).code).toBe('TOKEN_MISSING');
  const me = await logIn(server);
  await server.database.updateTable('events').set({ host_id: me.userId }).where('id', 'in', [3, 4]).execute();
  const mine = await list('/userCustomEvent/get-event-by-type/all/1/10/mine', me.token);
  expect(ids(mine).sort()).toEqual([3, 4]);
});

it('[SP-04] lists what a member plans: hosted, answered and with a reminder, neither past nor of others', async () => {
  const { rows } = await list('/userCustomEvent/get-event-by-type/all/1/10/upcoming');
  const [hosted = 0, answered = 0, reminded = 0, other = 0] = rows.map(({ id }) => id);
  const past = (await list('/userCustomEvent/get-event-by-type/all/1/1/past')).rows[0]?.id ?? 0;
  const [me, friend] = [await logIn(server), await logIn(server)];
  const { database } = server;
  await database.updateTable('events').set({ host_id: me.userId }).where('id', '=', hosted).execute();
  const going = (event_id: number, user_id: number) => ({ event_id, user_id, answer: 'going' as const });
  await database
    .insertInto('event_answers')
    .values([going(answered, me.userId), going(past, me.userId), going(other, friend.userId)])
    .execute();
  await database.insertInto('event_reminders').values({ event_id: reminded, user_id: me.userId }).execute();
  const planned = await list('/userCustomEvent/get-event-by-type/all/1/10/planned', me.token);
  expect([planned.count, ids(planned).sort()]).toEqual([3, [hosted, answered, reminded].sort()]);
  expect((await server.ask('GET', '/userCustomEvent/get-event-by-type/all/1/10/planned')).code).toBe('TOKEN_MISSING');
});

it('lists live events first, and past events separately', async () => {
  const { rows } = (await list('/userCustomEvent/get-event-by-type/all/1/20/current')) as unknown as {
    rows: { isLive: boolean }[];
  };
  expect(rows[0]?.isLive).toBe(true);
  const past = (await list('/userCustomEvent/get-event-by-type/all/1/20/past')) as unknown as {
    rows: { endsAt: string }[];
  };
  expect(past.rows.every(({ endsAt }) => Date.parse(endsAt) <= Date.now())).toBe(true);
});
