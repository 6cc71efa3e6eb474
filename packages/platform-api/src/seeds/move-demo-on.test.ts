import { createTestDatabase } from '../../test/database/test-database.ts';
import { type ConnectedDatabase, connectDatabase } from '../database/connection/connect-database.ts';
import { seedDemo } from './seed-demo.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const SEEDED_AT = new Date('2026-03-04T21:17:00Z');
const LATER = new Date(SEEDED_AT.getTime() + 16.4 * DAY);

let connected: ConnectedDatabase;
beforeAll(async () => {
  connected = await connectDatabase(await createTestDatabase(process.env.TEST_POSTGRES, 'empty'), '');
  await seedDemo(connected, SEEDED_AT);
}, 120_000);
afterAll(() => connected.close());

async function statisticsAt(now: Date) {
  const events = await connected.database.selectFrom('events').select(['starts_at', 'ends_at']).execute();
  const posts = await connected.database.selectFrom('posts').select('created_at').execute();
  const until = ({ starts_at }: { starts_at: Date }) => starts_at.getTime() - now.getTime();
  return {
    live: events.filter((event) => until(event) <= 0 && event.ends_at > now).length,
    withinHour: events.filter((event) => until(event) > 0 && until(event) <= HOUR).length,
    withinDay: events.filter((event) => until(event) > HOUR && until(event) <= DAY).length,
    withinWeek: events.filter((event) => until(event) > DAY && until(event) <= 7 * DAY).length,
    past: events.filter(({ ends_at }) => ends_at <= now).length,
    newestPostMinutes: Math.round(
      (now.getTime() - Math.max(...posts.map((post) => post.created_at.getTime()))) / 60_000,
    ),
  };
}

const visitDays = async () =>
  (
    await connected.database
      .selectFrom('visits')
      .select(['day', ({ fn }) => fn.countAll<string>().as('spaces')])
      .groupBy('day')
      .orderBy('day')
      .execute()
  ).filter(({ spaces }) => Number(spaces) > 100).length;

it('seeds live events, some within the hour, and more on later days, at any clock', async () => {
  const seeded = await statisticsAt(SEEDED_AT);
  expect(seeded.live).toBeGreaterThanOrEqual(6);
  expect(seeded.withinHour).toBeGreaterThanOrEqual(3);
  expect(seeded.withinDay).toBeGreaterThanOrEqual(8);
  expect(seeded.withinWeek).toBeGreaterThanOrEqual(40);
  expect(seeded.past).toBeGreaterThanOrEqual(26);
  expect(seeded.newestPostMinutes).toBe(2);
  expect(await visitDays()).toBe(30);
});

it('has live events at every hour of the following day', async () => {
  const counts = await Promise.all(
    Array.from({ length: 24 }, (_, hour) => statisticsAt(new Date(SEEDED_AT.getTime() + hour * HOUR))),
  );
  expect(Math.min(...counts.map(({ live }) => live))).toBeGreaterThanOrEqual(2);
});

it('moves a demo on that is 16 days old, keeps what members wrote, and changes nothing when it starts again', async () => {
  const { database } = connected;
  const own = await database
    .selectFrom('posts')
    .select(['id', 'created_at'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const member = { post_id: own.id, user_id: 2, text: 'A comment by a visitor of the demo', parent_id: null };
  await database
    .insertInto('post_comments')
    .values({ ...member, client_id: null, deleted_by: null, created_at: SEEDED_AT })
    .execute();
  const before = await database.selectFrom('events').select(['id', 'starts_at']).orderBy('id').execute();
  await seedDemo(connected, LATER);
  const moved = await statisticsAt(LATER);
  expect(moved.live).toBeGreaterThanOrEqual(2);
  expect(moved.withinDay).toBeGreaterThanOrEqual(8);
  expect(moved.withinWeek).toBeGreaterThanOrEqual(30);
  expect(moved.newestPostMinutes).toBe(2);
  expect(await visitDays()).toBe(47);
  const after = await database.selectFrom('events').select(['id', 'starts_at']).orderBy('id').execute();
  const shifts = after.map(({ starts_at }, index) => starts_at.getTime() - (before[index]?.starts_at.getTime() ?? 0));
  expect(shifts.filter((shift) => shift % (7 * DAY) !== 0)).toEqual([]);
  const kept = await database.selectFrom('posts').select('created_at').where('id', '=', own.id).executeTakeFirst();
  expect(kept?.created_at).toEqual(own.created_at);
  await seedDemo(connected, LATER);
  expect(await statisticsAt(LATER)).toEqual(moved);
  await seedDemo(connected, new Date(LATER.getTime() + HOUR));
  expect((await statisticsAt(LATER)).newestPostMinutes).toBe(2);
});

it.each([0, 3, 9, 20, 61])(
  'has a running and an upcoming sale, and one that has ended, %i days later',
  async (days) => {
    const now = new Date(LATER.getTime() + days * DAY);
    await seedDemo(connected, now);
    const launches = await connected.database.selectFrom('launches').selectAll().execute();
    const running = launches.filter(({ starts_at, ends_at }) => starts_at <= now && ends_at > now);
    expect(running.length).toBeGreaterThan(0);
    expect(launches.filter(({ starts_at }) => starts_at > now).length).toBeGreaterThan(0);
    expect(launches.filter(({ ends_at }) => ends_at <= now).length).toBe(1);
  },
);

it('dates no comment before its post after the demo was moved on', async () => {
  const rows = await connected.database
    .selectFrom('post_comments')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select(['post_comments.created_at as at', 'posts.created_at as post_at'])
    .execute();
  expect(rows.filter(({ at, post_at }) => at < post_at)).toEqual([]);
});
