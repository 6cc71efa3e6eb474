import { logIn, startTestServer, type TestServer } from '../../test-server.ts';

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
