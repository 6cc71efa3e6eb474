import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../connection/connect-database.ts';
import { matches, type SpaceFilter } from './space-pages.ts';
import { HIDDEN_SPACES } from './spaces.ts';

interface SpaceFacets {
  count: number;
  tags: { tag: string; count: number }[];
}

/** Smaller answers are computed each time: that is fast, and a member may just have added a space. */
const MAX_EXACT = 1_000;
const FRESH_MS = 60_000;
const MAX_CACHED = 500;
const caches = new WeakMap<Database, LRUCache<string, SpaceFacets>>();

/** How many spaces match a filter, and how many of them have each tag. Large answers are up to a minute old. */
export async function selectSpaceFacets(database: Database, filter: SpaceFilter): Promise<SpaceFacets> {
  const cache = caches.get(database) ?? new LRUCache<string, SpaceFacets>({ max: MAX_CACHED, ttl: FRESH_MS });
  caches.set(database, cache);
  const key = JSON.stringify(filter);
  const cached = cache.get(key);
  if (cached) return cached;
  const facets = await countFacets(database, filter);
  if (facets.count > MAX_EXACT) cache.set(key, facets);
  return facets;
}

/** One scan: the row without a tag has the number of spaces. */
async function countFacets(database: Database, filter: SpaceFilter): Promise<SpaceFacets> {
  const { rows } = await sql<{ tag: string | null; count: number }>`with found as materialized (
      select tags from spaces where spaces.hidden_at is null and ${matches(filter) ?? sql`true`}
    )
    select null::text tag, count(*) count from found
    union all (select tag, count(*) count from found cross join unnest(tags) tag group by tag order by 2 desc, 1)
    `.execute(database);
  const tags = rows.flatMap(({ tag, count }) => (tag === null ? [] : [{ tag, count }]));
  return { count: rows.find(({ tag }) => tag === null)?.count ?? 0, tags };
}

/** Only the spaces with the most visits are read, so that the answer takes as long for a large platform as for a small one. */
const MAX_SPACES = 500;

/**
 * The tags of public spaces, the most popular first. A space counts once, and once more for each visit of the last seven days,
 * with the decay of `heat`.
 */
export async function selectPopularTags(database: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`with visited as materialized (
      select space_id, heat from space_counts where space_id <> all(${HIDDEN_SPACES})
      order by heat desc, space_id limit ${MAX_SPACES}
    )
    select tag from visited join spaces on spaces.id = visited.space_id cross join unnest(spaces.tags) tag
    group by tag order by sum(1 + visited.heat) desc, tag limit ${limit}`.execute(database);
  return rows.map(({ tag }) => tag);
}
