import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();
const pathOf = (from: string, to: string, type = 'all') =>
  `/userCustomEvent/get-events-by-time/${type}/1/50?${new URLSearchParams({ from, to })}`;

it('[SP-04] lists the events that start in a period, earliest first, and not those that start at its end', async () => {
  const { rows: every } = (await server.ask('GET', '/userCustomEvent/get-all-user-custom-event/1/50')).data as {
    rows: { startsAt: string }[];
  };
  const [start, end] = [every[20]?.startsAt ?? '', every[10]?.startsAt ?? ''];
  const expected = every.map(({ startsAt }) => startsAt).filter((at) => at >= start && at < end);
  const { data } = await server.ask('GET', pathOf(start, end));
  const { count, rows } = data as { count: number; rows: { startsAt: string; type: string }[] };
  expect(rows.map(({ startsAt }) => startsAt)).toEqual([...expected].sort());
  expect(count).toBe(expected.length);
  const type = rows[0]?.type ?? '';
  const ofType = (await server.ask('GET', pathOf(start, end, type))).data as { rows: { type: string }[] };
  expect(ofType.rows.length).toBeGreaterThan(0);
  expect(ofType.rows.every((row) => row.type === type)).toBe(true);
});

it.each([
  ['an end before the start', iso(HOUR_MS), iso(0)],
  ['an empty period', iso(0), iso(0)],
  ['more than 62 days', iso(0), iso(62 * 24 * HOUR_MS + 1)],
  ['a day that does not exist', '2026-13-45T99:00:00Z', iso(0)],
])('[SP-04] rejects %s', async (_case, from, to) => {
  expect((await server.ask('GET', pathOf(from, to))).code).toBe('INPUT_INVALID');
});

it('[EV-01] lists the plans of a member for events that are not over, and only theirs', async () => {
  const [me, other] = [await logIn(server), await logIn(server)];
  const current = (await server.ask('GET', '/userCustomEvent/get-event-by-type/all/1/2/upcoming')).data;
  const past = (await server.ask('GET', '/userCustomEvent/get-event-by-type/all/1/1/past')).data;
  const [soon, later, over] = [current, past].flatMap((list) => (list as { rows: { id: number }[] }).rows);
  for (const event of [later, soon, over]) {
    const body = { eventId: event?.id, isOn: true };
    await server.ask('PUT', '/userCustomEvent/set-event-reminder', { token: me.token, body });
  }
  const plansOf = async (token: string) =>
    (await server.ask('GET', '/userCustomEvent/get-my-event-plans', { token })).data;
  expect(await plansOf(me.token)).toEqual({
    rows: [
      { eventId: soon?.id, answer: null, isReminded: true },
      { eventId: later?.id, answer: null, isReminded: true },
    ],
  });
  expect(await plansOf(other.token)).toEqual({ rows: [] });
});
