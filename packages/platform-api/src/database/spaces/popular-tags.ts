import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { HIDDEN_SPACES } from './spaces.ts';

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
