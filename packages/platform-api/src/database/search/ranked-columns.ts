import { type RawBuilder, sql } from 'kysely';
import type { SearchedType } from './hit-sources.ts';

interface RankedColumns {
  /** No other tables than ranking needs: a thousand candidates are read from them. */
  from: RawBuilder<unknown>;
  /** Popularity, or the age of what is not popular. */
  weight: RawBuilder<unknown>;
  name_search: RawBuilder<unknown>;
  name_ja_search?: RawBuilder<unknown>;
}

const NOTHING = sql`''`;

const COLUMNS: Record<SearchedType, RankedColumns> = {
  world: {
    from: sql`spaces join space_counts on space_id = id`,
    weight: sql`total_visits`,
    name_search: sql`name_search`,
    name_ja_search: sql`coalesce(name_ja_search, '')`,
  },
  profile: {
    from: sql`users join user_counts on user_id = id`,
    weight: sql`followers`,
    name_search: sql`name_search`,
  },
  nft: { from: sql`nfts`, weight: sql`0`, name_search: sql`name_search` },
  collection: { from: sql`collections`, weight: sql`0`, name_search: sql`name_search` },
  event: {
    from: sql`events`,
    // Those that are still to come or run come first.
    weight: sql`(ends_at > now())::integer`,
    name_search: sql`name_search`,
  },
  post: {
    from: sql`posts`,
    weight: sql`extract(epoch from created_at)`,
    name_search: NOTHING,
  },
};

/** What the rows of a type are ranked by: `id`, `weight`, `name_search` and `name_ja_search`. */
export function rankedColumns(type: SearchedType): RawBuilder<unknown> {
  const { from, weight, name_search, name_ja_search = NOTHING } = COLUMNS[type];
  return sql`select id, ${weight} weight, ${name_search} name_search, ${name_ja_search} name_ja_search from ${from}`;
}
