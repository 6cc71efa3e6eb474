import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../connection/connect-database.ts';
import type { Page } from '../statements/key-pages.ts';
import { matches, type SpaceFilter } from './space-pages.ts';
import { type SpaceRow, selectSpacesByIds } from './spaces.ts';

/** Candidates of each source: a recommendation is a selection, not the whole catalogue. */
const MAX_CANDIDATES = 150;
/** Only the users whom a user followed most recently count. */
const MAX_FOLLOWED = 300;
/** Maximum age of a ranking. Other users' changes show after it; the member's own changes show at once. */
const FRESH_MS = 60_000;
const MAX_RANKINGS = 2_000;

interface Ranking {
  /** Equal as long as the member has changed nothing that it depends on. */
  basis: string;
  /** Ids of spaces, the best first. */
  ids: number[];
}

const caches = new WeakMap<Database, LRUCache<string, Ranking>>();

/**
 * One page of recommendations for a member: first the spaces that share the most tags with the member's interests and favourites, then
 * those that the followed users marked, then those that most users marked. Excludes the member's favourites.
 *
 * @returns `count` may include spaces that were hidden within the last minute
 */
export async function selectRecommendedPage(
  database: Database,
  userId: number,
  { pageNumber, pageSize }: Page,
  filter: SpaceFilter,
): Promise<{ count: number; rows: SpaceRow[] }> {
  const ids = await rankingFor(database, userId, filter);
  const first = (pageNumber - 1) * pageSize;
  return { count: ids.length, rows: await selectSpacesByIds(database, userId, ids.slice(first, first + pageSize)) };
}

/** Each call checks the cache of its instance against the database, so instances need not notify each other. */
async function rankingFor(database: Database, userId: number, filter: SpaceFilter): Promise<number[]> {
  const cache = caches.get(database) ?? new LRUCache<string, Ranking>({ max: MAX_RANKINGS, ttl: FRESH_MS });
  caches.set(database, cache);
  const key = `${userId} ${JSON.stringify(filter)}`;
  // Read before the ranking, so that the next call ranks again when the member changes something in between.
  const basis = await readBasis(database, userId);
  const cached = cache.get(key);
  if (cached?.basis === basis) return cached.ids;
  const ids = await rankFor(database, userId, sql`spaces.hidden_at is null and ${matches(filter) ?? sql`true`}`);
  cache.set(key, { basis, ids });
  return ids;
}

/**
 * A fingerprint of the member's interests, favourites and follows. Rows of the latter two are only inserted and deleted, so their number
 * and newest time identify them.
 */
async function readBasis(database: Database, userId: number): Promise<string> {
  const { rows } = await sql<{
    basis: string;
  }>`select concat_ws(' ', array_to_string(users.tags, ','), user_counts.followings,
      (select max(created_at) from follows where follower_id = users.id),
      (select count(*) || ' ' || max(created_at) from favourites where user_id = users.id)) basis
    from users join user_counts on user_counts.user_id = users.id where users.id = ${userId}`.execute(database);
  return rows[0]?.basis ?? '';
}

/** The user's interests and the tags of their favourites. A query of its own, so that the planner knows how common the tags are. */
async function readLikedTags(database: Database, userId: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select distinct tag from favourites
    join spaces on spaces.id = favourites.space_id cross join unnest(spaces.tags) tag
    where favourites.user_id = ${userId}
    union select unnest(users.tags) from users where users.id = ${userId}`.execute(database);
  return rows.map(({ tag }) => tag);
}

async function rankFor(database: Database, userId: number, condition: RawBuilder<unknown>): Promise<number[]> {
  const tags = await readLikedTags(database, userId);
  // A subquery that PostgreSQL hashes: an array would be compared value by value for each candidate. Only on the outer table of a join:
  // the planner counts the hash once for each lookup in an inner one, and would rather read all spaces.
  const isNew = (spaceId: RawBuilder<unknown>) =>
    sql`${spaceId} not in (select space_id from favourites where user_id = ${userId})`;
  const best = (where: RawBuilder<unknown>) => sql`(select spaces.id, spaces.tags, space_counts.favourites, 0 liked
      from space_counts join spaces on spaces.id = space_counts.space_id
      where ${where} and ${condition} and ${isNew(sql`space_counts.space_id`)}
      order by space_counts.favourites desc, spaces.id limit ${sql.lit(MAX_CANDIDATES)})`;
  const { rows } = await sql<{ id: number }>`
    with followed as materialized (
      select followed_id from follows where follower_id = ${userId} order by created_at desc limit ${sql.lit(MAX_FOLLOWED)}
    ), candidates as (
      select id, tags, favourites, sum(liked) liked from (
        ${best(sql`true`)}
        ${tags.length > 0 ? sql`union all ${best(sql`spaces.tags && ${tags}::text[]`)}` : sql``}
        union all (select spaces.id, spaces.tags, space_counts.favourites, marked.liked from (
            select space_id, count(*) liked from followed join favourites on favourites.user_id = followed.followed_id
            group by space_id order by liked desc, space_id
          ) marked join spaces on spaces.id = marked.space_id join space_counts on space_counts.space_id = marked.space_id
          where ${condition} and ${isNew(sql`marked.space_id`)}
          order by marked.liked desc, spaces.id limit ${sql.lit(MAX_CANDIDATES)})
      ) sources group by id, tags, favourites
    )
    select id from candidates
    order by (select count(*) from unnest(tags) tag where tag = any(${tags}::text[])) desc, liked desc, favourites desc, id`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
