import { type RawBuilder, sql } from 'kysely';
import type { SearchedType } from './hit-sources.ts';
import { TABLES } from './search.ts';

/** Popularity, or the age of what is not popular. A subquery, so that it is looked up for each row and no table is read as a whole. */
const WEIGHTS: Record<SearchedType, RawBuilder<unknown>> = {
  world: sql`(select total_visits from space_counts where space_id = spaces.id)`,
  profile: sql`(select followers from user_counts where user_id = users.id)`,
  nft: sql`0`,
  collection: sql`0`,
  // Those that are still to come or run come first.
  event: sql`(ends_at > now())::integer`,
  post: sql`extract(epoch from created_at)`,
};

const NAMES: Partial<Record<SearchedType, RawBuilder<unknown>>> = {
  world: sql`name_search, coalesce(name_ja_search, '') name_ja_search`,
  post: sql`'' name_search, '' name_ja_search`,
};

export const weightOf = (type: SearchedType): RawBuilder<unknown> => sql`${WEIGHTS[type]}::double precision`;

/**
 * What a row of the table of a type is ranked by: `id`, `weight`, `name_search` and `name_ja_search`.
 *
 * @param weight a column that has the weight already
 */
export function rankedColumns(type: SearchedType, weight = weightOf(type)): RawBuilder<unknown> {
  const names = NAMES[type] ?? sql`name_search, '' name_ja_search`;
  return sql`${sql.table(TABLES[type])}.id, ${weight} weight, ${names}`;
}
