import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { idsOf, type Reader, readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });
const list = (url: string, reader: Reader = server) => readList<CustomEvent>(reader, url);
const HOUR_MS = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();

const pathOf = (from: string, to: string, type = 'all') =>
  `/userCustomEvent/get-events-by-time/${type}/1/50?${new URLSearchParams({ from, to })}`;

it('[SP-04] lists the events that start in a period, earliest first, and not those that start at its end', async () => {
  const { rows: every } = await list('/userCustomEvent/get-all-user-custom-event/1/50');
  const [start, end] = [every[20]?.startsAt ?? '', every[10]?.startsAt ?? ''];
  const expected = every.map(({ startsAt }) => startsAt).filter((at) => at >= start && at < end);
  const { count, rows } = await list(pathOf(start, end));
  expect(rows.map(({ startsAt }) => startsAt)).toEqual([...expected].sort());
  expect(count).toBe(expected.length);
  const type = rows[0]?.type ?? '';
  const ofType = await list(pathOf(start, end, type));
  expect(ofType.rows.length).toBeGreaterThan(0);
  expect(ofType.rows.every((row) => row.type === type)).toBe(true);
});

it.each([
  ['an end before the start', iso(HOUR_MS), iso(0)],
  ['an empty period', iso(0), iso(0)],
  ['more than 62 days', iso(0), iso(62 * 24 * HOUR_MS + 1)],
  ['a day that does not exist', '2026-13-45T99:00:00Z', iso(0)],
])('[SP-04] rejects %s', async (_case, from, to) => {
  expect((await server.get(pathOf(from, to))).code).toBe('INPUT_INVALID');
});

it('[EV-01] lists the plans of a member for events that are not over, and only theirs', async () => {
  const [me, other] = await logInMembers(server, 2);
  const [current, past] = [
    await list('/userCustomEvent/get-event-by-type/all/1/2/upcoming'),
    await list('/userCustomEvent/get-event-by-type/all/1/1/past'),
  ];
  const [soon, later, over] = [...current.rows, ...past.rows];
  for (const event of [later, soon, over])
    await me.put('/userCustomEvent/set-event-reminder', { eventId: event?.id, isOn: true });
  const plansOf = async (member: Member) => (await member.get('/userCustomEvent/get-my-event-plans')).data;
  expect(await plansOf(me)).toEqual({
    rows: [
      { eventId: soon?.id, answer: null, isReminded: true },
      { eventId: later?.id, answer: null, isReminded: true },
    ],
  });
  expect(await plansOf(other)).toEqual({ rows: [] });
});

it('[AP-01] lists every event, the latest first, and the events of the member to the member alone', async () => {
  const all = await list('/userCustomEvent/get-all-user-custom-event/1/50');
  const stored = await server.database.selectFrom('events').select('id').execute();
  expect(all.count).toBe(stored.length);
  const begins = all.rows.map(({ startsAt }) => startsAt);
  expect(begins).toEqual([...begins].sort().reverse());
  expect((await server.get('/userCustomEvent/get-event-by-type/all/1/10/mine')).code).toBe('TOKEN_MISSING');
  const me = await logIn(server);
  await server.database.updateTable('events').set({ host_id: me.userId }).where('id', 'in', [3, 4]).execute();
  const mine = await list('/userCustomEvent/get-event-by-type/all/1/10/mine', me);
  expect(idsOf(mine).sort()).toEqual([3, 4]);
});

it('[SP-04] lists what a member plans: hosted, answered and with a reminder, neither past nor of others', async () => {
  const { rows } = await list('/userCustomEvent/get-event-by-type/all/1/10/upcoming');
  const [hosted = 0, answered = 0, reminded = 0, other = 0] = rows.map(({ id }) => id);
  const past = (await list('/userCustomEvent/get-event-by-type/all/1/1/past')).rows[0]?.id ?? 0;
  const [me, friend] = await logInMembers(server, 2);
  const { database } = server;
  await database.updateTable('events').set({ host_id: me.userId }).where('id', '=', hosted).execute();
  const going = (event_id: number, user_id: number) => ({ event_id, user_id, answer: 'going' as const });
  await database
    .insertInto('event_answers')
    .values([going(answered, me.userId), going(past, me.userId), going(other, friend.userId)])
    .execute();
  await database.insertInto('event_reminders').values({ event_id: reminded, user_id: me.userId }).execute();
  const planned = await list('/userCustomEvent/get-event-by-type/all/1/10/planned', me);
  expect([planned.count, idsOf(planned).sort()]).toEqual([3, [hosted, answered, reminded].sort()]);
  expect((await server.get('/userCustomEvent/get-event-by-type/all/1/10/planned')).code).toBe('TOKEN_MISSING');
});

it('lists live events first, and past events separately', async () => {
  const { rows } = await list('/userCustomEvent/get-event-by-type/all/1/20/current');
  expect(rows[0]?.isLive).toBe(true);
  const past = await list('/userCustomEvent/get-event-by-type/all/1/20/past');
  expect(past.rows.every(({ endsAt }) => Date.parse(endsAt) <= Date.now())).toBe(true);
});

it('[SP-04] returns an event with its host, space and description, and an avatar by its id', async () => {
  const event = (await server.get('/userCustomEvent/get-single-event/1')).data;
  expect(event).toMatchObject({ id: 1, host: { id: expect.any(Number) }, space: { id: expect.any(Number) } });
  expect((event as { description: string }).description).not.toBe('');
  expect((await server.get('/userCustomEvent/get-single-event/99999')).code).toBe('EVENT_NOT_FOUND');
  expect((await server.get('/public/get-single-avatar/99999')).code).toBe('TARGET_NOT_FOUND');
  const { data: avatars } = await server.get('/public/get-latest-avatars/1/3');
  const [, second] = (avatars as { rows: { id: number }[] }).rows;
  expect((await server.get(`/public/get-single-avatar/${second?.id}`)).data).toEqual(second);
});
