import { isFull, itInFull, itInFullUnless } from '@xana/test-kit/full';
import { Wallet } from 'ethers';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../src/database/connection/connect-database.ts';
import { decayHeat } from '../../src/jobs/decay-heat.ts';
import { logIn, useTestServer } from '../test-server.ts';
import { BUSY_MEMBER, fillLargeDatabase } from './fill-large-database.ts';

/**
 * A hundredth of the full size: 10 000 people, 3 000 spaces, 50 000 follows, 100 000 messages. `npm test` fills a fifth of it, which
 * is enough for queries of follows and messages, the largest tables.
 */
const SCALE = isFull ? 0.01 : 0.002;

const runRaw = async (connection: Database, script: string) =>
  void (await connection.executeQuery(CompiledQuery.raw(script)));

const server = useTestServer();
let token: string;
/** Token of a new member without any rows. */
let newcomer: string;
beforeAll(async () => {
  // Creating the indexes and the statistics takes longer than a statement may.
  await server.server.database.withoutLimits(async (connection) => {
    await fillLargeDatabase(
      (script) => runRaw(connection, script),
      SCALE,
      () => {},
    );
    await runRaw(connection, AS_IF_LARGE);
    await runRaw(connection, FUNCTIONS);
  });
  const wallet = Wallet.createRandom();
  await server.database
    .updateTable('wallets')
    .set({ address: wallet.address.toLowerCase() })
    .where('user_id', '=', BUSY_MEMBER)
    .execute();
  const member = await logIn(server, wallet);
  expect(member.userId).toBe(BUSY_MEMBER);
  token = member.token;
  newcomer = (await logIn(server)).token;
}, 300_000);

/**
 * Of small tables it is cheaper to read all, and of large ones it never is: with this the small ones are read as the large
 * ones would be. And what is known of them does not hang on a sample: each row is looked at. For the sessions to come, and
 * for this one.
 */
const AS_IF_LARGE = `do $$ begin
    execute format('alter database %I set enable_seqscan = off', current_database());
    execute format('alter database %I set enable_hashjoin = off', current_database());
    execute format('alter database %I set enable_mergejoin = off', current_database());
    execute format('alter database %I set default_statistics_target = 1000', current_database());
  end $$;
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off;
  set default_statistics_target = 1000; analyze;`;

/** PostgreSQL plans a prepared statement so often for its parameters, and then for any, unless that plan seems to be worse. */
const CUSTOM_PLANS = 5;

/** Hidden in functions: a statement that names what belongs to its session never runs on a connection that reads share. */
const FUNCTIONS = `
  create function count_rows_soon() returns void language sql as 'select pg_stat_force_next_flush()';
  create function replanned() returns text language sql as $$
    select string_agg(statement, '; ') from pg_prepared_statements where custom_plans > ${CUSTOM_PLANS} $$;
  create function choose_plan(mode text) returns text language sql as $$ select set_config('plan_cache_mode', mode, false) $$;`;

/**
 * Runs a function on each connection: on those for one statement at a time, where `pg_sleep` holds each so that none is used
 * twice, and on those that reads share, four with up to eight reads of the same turn (shared-reads.ts).
 */
async function onEachConnection(call: string): Promise<unknown[]> {
  const run = (statement: string) => async () => {
    const { rows } = await server.database.executeQuery<{ answer: unknown }>(CompiledQuery.raw(statement));
    return rows[0]?.answer;
  };
  const own = Array.from({ length: process.env.TEST_POSTGRES ? 10 : 1 }, run(`select ${call} answer, pg_sleep(0.02)`));
  const shared = Array.from({ length: process.env.TEST_POSTGRES ? 32 : 0 }, run(`select ${call} answer`));
  return Promise.all([...own, ...shared]);
}

/** The number of rows and index entries that the database has read so far. */
async function rowsRead(): Promise<number> {
  // Each connection buffers its statistics for a while.
  await onEachConnection('count_rows_soon()');
  const { rows } = await sql<{ read: number }>`select
    (select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) from pg_stat_user_tables)
    + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes) as read`.execute(server.database);
  return Number(rows[0]?.read ?? 0);
}

interface Planned {
  path: string;
  isMembers?: true | 'newcomer';
  body?: object;
  /** Rows and index entries: what the answer is chosen from, and far below what the large tables hold. */
  most?: number;
  /** By statements that are planned for what they look for, each time. */
  isPlannedEachTime?: true;
  /** Runs in every `npm test`: reads follows or messages. */
  isCore?: true;
}

const daysAway = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** The query of a calendar's month. */
const MONTH = new URLSearchParams({ from: daysAway(-15), to: daysAway(27) }).toString();

const PLANNED: Planned[] = [
  { path: '/world/get-hot-spaces-prev7-days' },
  { path: '/world/get-hot-games-prev7-days' },
  { path: '/item/get-hot-spaces-by-tagName/fashion', isPlannedEachTime: true },
  { path: '/world/get-recommended-spaces' },
  { path: '/world/get-recommended-spaces', isMembers: true, most: 20_000 },
  { path: '/world/get-recommended-spaces', isMembers: 'newcomer' },
  { path: '/world/get-all-spaces/1/20?sort=recommended', isMembers: 'newcomer' },
  { path: '/feeds/public/v2/get-all-feeds/1/10?from=following', isMembers: 'newcomer' },
  { path: '/chat/get-all-friends', isMembers: 'newcomer' },
  { path: '/world/get-favourite-space-feed-paginated/1/10', isMembers: 'newcomer' },
  { path: '/world/get-all-spaces/1/20' },
  { path: '/world/get-all-spaces/1/20?sort=new' },
  { path: '/world/get-all-spaces/1/20?sort=mostActive&tag=anime', most: 3_000, isPlannedEachTime: true },
  { path: '/world/get-all-spaces/1/20?sort=last7Days' },
  // Fewer spaces than a page has both tags: it may read the whole order.
  { path: '/world/get-all-spaces/1/20?sort=mostActive&allTags=anime,music', most: 6_000, isPlannedEachTime: true },
  { path: '/world/get-all-spaces/1/20?list=favourites', isMembers: true },
  { path: '/world/get-all-spaces/1/20?list=favourites&sort=new', isMembers: true },
  { path: '/world/get-space-facets?allTags=anime,music', isPlannedEachTime: true },
  { path: '/world/get-popular-tags', most: 3_000 },
  { path: '/hot/get-single-world-hot/77/USER_WORLD' },
  { path: '/world/get-most-followed-users' },
  { path: '/users/get-hot-users', most: 5_000 },
  // No comment is read to be counted.
  { path: '/feeds/public/v2/get-all-feeds/1/10', most: 300 },
  { path: '/feeds/public/v2/get-all-feeds/1/10?from=following', isMembers: true, most: 8_000, isCore: true },
  { path: '/userCustomEvent/get-event-by-type/all/1/10/current' },
  { path: '/userCustomEvent/get-event-by-type/all/1/10/past' },
  { path: `/userCustomEvent/get-events-by-time/all/1/50?${MONTH}` },
  { path: '/userCustomEvent/get-my-event-plans', isMembers: true },
  { path: '/public/get-latest-avatars/1/10' },
  { path: '/follow/get-all-following/1/1/20', isMembers: true, isCore: true },
  { path: '/follow/get-all-followers/1/1/20', isMembers: true, isCore: true },
  { path: '/world/get-favourite-space-list/1/8', isMembers: true },
  { path: '/users/get-user-profile', body: { userId: 1 } },
  { path: '/chat/fetch-unread-chats-count', isMembers: true, most: 3_000, isCore: true },
  { path: '/chat/get-all-friends', isMembers: true, most: 5_000, isPlannedEachTime: true, isCore: true },
  { path: '/chat/get-friends-chat/1/1/30', isMembers: true, isCore: true },
  { path: '/chat/find-message-at/1?at=2020-01-01T00%3A00%3A00.000Z', isMembers: true, isCore: true },
  ...['space', 'event', 'profile', 'post'].map((kind) => ({
    path: `/chat/get-link-card/${kind}/1`,
    isMembers: true as const,
  })),
  ...['hello there', '明日'].map((text) => ({
    path: `/chat/search-messages/1/1/20?text=${encodeURIComponent(text)}`,
    isMembers: true as const,
    isPlannedEachTime: true as const,
    isCore: true as const,
  })),
  { path: '/item/v2/search-all?name=Noah%20Okafor&pageNumber=1&pageSize=20', most: 3_000 },
  // Whether a term is frequent is judged by up to 5,000 spaces.
  ...['佐藤', '庭', '月影の図書館', 'アニメ'].map((name) => ({
    path: `/item/v2/search-all?name=${encodeURIComponent(name)}&pageNumber=1&pageSize=20`,
    most: 15_000,
  })),
  ...['Velvet Night', 'from:member2', 'quiet #anime type:space', '静か', 'corner'].map((name) => ({
    path: `/item/v2/search-all?name=${encodeURIComponent(name)}&pageNumber=1&pageSize=20&types=world,profile,nft,collection,event,post`,
    most: 20_000,
    ...(name.includes('#') ? { isPlannedEachTime: true as const } : {}),
  })),
];
const USUAL = 2_000;
/** Planned for what is looked for, or for anything: which of them PostgreSQL keeps hangs on a sample of the rows. */
const PLANS = ['force_custom_plan', 'force_generic_plan'] as const;

const ask = (path: string, asking: { token?: string; body?: object } = {}) =>
  server.ask(asking.body ? 'POST' : 'GET', path, asking);

const nameOf = ({ path, isMembers }: Planned): string =>
  `${path}${isMembers ? `, ${isMembers === true ? 'member' : 'newcomer'}` : ''}`;

const askingOf = ({ isMembers, body }: Planned) => ({
  ...(isMembers ? { token: isMembers === true ? token : newcomer } : {}),
  ...(body ? { body } : {}),
});

describe('query plans at a hundredth of the full size', () => {
  it('keeps the plans of all prepared statements', async () => {
    for (const planned of PLANNED) {
      for (let time = 0; time <= 2 * CUSTOM_PLANS; time += 1) await ask(planned.path, askingOf(planned));
    }
    const replanned = await onEachConnection('replanned()');
    expect([...new Set(replanned)].filter(Boolean)).toEqual([]);
  }, 60_000);

  for (const planned of PLANNED) {
    const { path, most = USUAL, isPlannedEachTime, isCore = false } = planned;
    itInFullUnless(isCore)(`${nameOf(planned)} reads no more than it needs`, async () => {
      const asking = askingOf(planned);
      // The first time counts how many there are.
      expect((await ask(path, asking)).status).toBeLessThan(300);
      for (const plan of isPlannedEachTime ? PLANS.slice(0, 1) : PLANS) {
        await onEachConnection(`choose_plan('${plan}')`);
        const before = await rowsRead();
        await ask(path, asking);
        const read = (await rowsRead()) - before;
        expect([plan, read > 0 && read < most ? 'as it should' : read]).toEqual([plan, 'as it should']);
      }
    });
  }

  itInFull(
    'reads as few rows for the hundredth page as for the first when pages are requested in order',
    async () => {
      const reads: number[] = [];
      const seen: number[] = [];
      for (let page = 1; page <= 100; page += 1) {
        const before = await rowsRead();
        const { data } = await ask(`/world/get-all-spaces/${page}/20`);
        reads.push((await rowsRead()) - before);
        seen.push(...(data as { rows: { id: number }[] }).rows.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(2_000);
      expect(reads[99] ?? 0).toBeLessThan(2 * (reads[1] ?? 0));
      // Asked for out of turn, it is the same page.
      const again = await server.get('/world/get-all-spaces/50/40');
      expect((again.data as { rows: { id: number }[] }).rows.map(({ id }) => id)).toEqual(seen.slice(1_960, 2_000));
    },
    120_000,
  );

  for (const [many, followed] of [
    ['some hundreds', 700],
    ['thousands', 2_500],
  ] as const) {
    itInFullUnless(followed < 1_000)(
      `the posts of ${many} whom one follows come newest first, page after page`,
      async () => {
        const { token: mine, userId } = await logIn(server);
        await sql`insert into follows (follower_id, followed_id)
        select ${userId}, id from users where id <> ${userId} order by id desc limit ${followed}`.execute(
          server.database,
        );
        const { rows: wanted } = await sql<{ id: number }>`select id from posts
        where user_id in (select followed_id from follows where follower_id = ${userId})
        order by created_at desc, id limit 50`.execute(server.database);
        expect(wanted.length).toBe(50);
        const seen: number[] = [];
        for (let page = 1; page <= 5; page += 1) {
          const { data } = await ask(`/feeds/public/v2/get-all-feeds/${page}/10?from=following`, { token: mine });
          seen.push(...(data as { rows: { id: number }[] }).rows.map(({ id }) => id));
        }
        expect(seen).toEqual(wanted.map(({ id }) => id));
      },
    );
  }

  it('maintains counters that equal a full count', async () => {
    const { token: mine, userId } = await logIn(server);
    await Promise.all([2, 3, 4].map((id) => server.ask('POST', '/follow/user', { token: mine, body: { userId: id } })));
    await server.ask('POST', '/follow/unfollow-user', { token: mine, body: { userId: 3 } });
    await server.ask('PUT', '/world/mark-favourite-space/9', { token: mine, body: { isFavourite: true } });
    await server.ask('POST', '/feeds/single-feed', { token: mine, body: { descriptions: 'Counted.' } });
    await Promise.all(Array.from({ length: 5 }, () => server.get('/hot/get-single-world-hot/9/ENVIRONMENT')));
    const readCounts = async () => ({
      people: await server.database.selectFrom('user_counts').selectAll().orderBy('user_id').execute(),
      spaces: await server.database
        .selectFrom('space_counts')
        .select([
          'space_id',
          'favourites',
          'latest_visits',
          'week_visits',
          sql<number>`round(heat::numeric, 6)::float8`.as('heat'),
        ])
        .orderBy('space_id')
        .execute(),
    });
    // A new day may have begun since the counters were filled.
    await decayHeat(server.server.database.database);
    const kept = await readCounts();
    expect(kept.people.find((row) => row.user_id === userId)).toMatchObject({ followings: 2, posts: 1 });
    await server.server.database.runScript('select count_users(); select count_spaces();');
    expect(await readCounts()).toEqual(kept);
  }, 120_000);
});
