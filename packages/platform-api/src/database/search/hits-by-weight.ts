import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../capped-counts.ts';
import type { Database } from '../connect-database.ts';
import { plannedEachTime } from '../prepared-statements.ts';
import { type HitRow, hitSource, type SearchedType } from './hit-sources.ts';
import { rankHits } from './rank-hits.ts';
import { MAX_RANKED, pageOf, type Search, TABLES } from './search.ts';

/** The tables and the order of the hits of a filter: `weight` and id, as an index has them. */
const ORDERED: Partial<Record<SearchedType, { from: RawBuilder<unknown>; order: RawBuilder<unknown> }>> = {
  world: {
    from: sql`spaces join space_counts on space_counts.space_id = spaces.id`,
    order: sql`space_counts.total_visits desc, space_counts.space_id`,
  },
  profile: {
    from: sql`users join user_counts on user_counts.user_id = users.id`,
    order: sql`user_counts.followers desc, user_counts.user_id`,
  },
};

/** A tag is common when at least so many have it. */
const MIN_COMMON = 5_000;

/**
 * One page of the hits of a filter without a text, which only their weight orders. Those of a common tag are read in that order. The
 * planner is not left to choose: it takes a tag that it has no statistics of for a common one.
 */
export async function selectByWeight(
  database: Database,
  search: Search,
  condition: RawBuilder<unknown>,
): Promise<HitRow[]> {
  const ordered = ORDERED[search.type];
  const table = sql.table(TABLES[search.type]);
  if (!ordered) return rankHits(database, search, heaviest(search, condition));
  const counted = await sql<{ count: number }>`${plannedEachTime}
    with found as materialized (select id from ${table} where ${condition})
    select count(*) count from (select from found limit ${MIN_COMMON}) common`.execute(database);
  if ((counted.rows[0]?.count ?? 0) < MIN_COMMON) return rankHits(database, search, heaviest(search, condition));
  const ids = sql`select ${table}.id from ${ordered.from} where ${condition} order by ${ordered.order} ${pageOf(search)}`;
  return selectPage(database, search, ids, sql`${MAX_RANKED}::integer`);
}

/** Reads each that matches. */
const heaviest = ({ type, callerId }: Search, condition: RawBuilder<unknown>) => sql`select id from (
  select found.id from (${hitSource(type, callerId)}) found
  where found.id in (select id from ${sql.table(TABLES[type])} where ${condition})
  order by found.weight desc, found.id limit ${MAX_RANKED}) filtered`;

/** A term is frequent when one of five posts has it: a fifth of those that are judged, and as many as are ranked. */
const JUDGED_POSTS = 300;
const MIN_JUDGED_HITS = 60;
const WALKED_POSTS = 5_000;

/**
 * One page of the newest posts with a frequent term. The text index would read each entry of the term, and the oldest posts first.
 *
 * @returns null when the term is not frequent
 */
export async function selectFrequentPosts(
  database: Database,
  search: Search,
  condition: RawBuilder<unknown>,
): Promise<HitRow[] | null> {
  const newest = (
    limit: number,
  ) => sql`(select id, user_id, text, tags, created_at, deleted_at from posts where deleted_at is null
    order by created_at desc, id limit ${limit}) posts where ${condition}`;
  const { text, filter, callerId } = search;
  const count = await countRows(database, JSON.stringify(['frequent posts', text, filter, callerId]), async () => {
    const { rows } = await sql<{ count: number }>`${plannedEachTime}
      select case when (select count(*) from ${newest(JUDGED_POSTS)}) < ${MIN_JUDGED_HITS} then 0
        else (select count(*) from (select from ${newest(WALKED_POSTS)} limit ${MAX_RANKED + 1}) found) end count`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  });
  if (count <= MAX_RANKED) return null;
  const ids = sql`select id from ${newest(WALKED_POSTS)} order by created_at desc, id ${pageOf(search)}`;
  return selectPage(database, search, ids, sql`${MAX_RANKED}::integer`);
}

async function selectPage(
  database: Database,
  { type, callerId }: Search,
  ids: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`${plannedEachTime}
    with page as materialized (${ids})
    select found.*, ${total} total from (${hitSource(type, callerId)}) found
    where found.id in (select id from page) order by found.weight desc, found.id`.execute(database);
  return rows;
}
