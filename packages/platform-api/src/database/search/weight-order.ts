import { type RawBuilder, sql } from 'kysely';
import type { SearchedType } from './hit-sources.ts';
import { TABLES } from './search.ts';

/** How the rows of a type are read in the order of their weight, by an index. */
interface WeightOrder {
  /** A `from` with all rows. */
  all: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** A `from` with those of most weight, under the name of the table, and their order. */
  heaviest(limit: number): RawBuilder<unknown>;
  heaviestOrder: RawBuilder<unknown>;
  /** The column of `heaviest` that has the weight, if one has. */
  heaviestWeight?: RawBuilder<unknown>;
}

/** @returns null for a type that no index orders by weight */
export function byWeight(type: SearchedType): WeightOrder | null {
  if (type === 'world') return byCount(type, { counts: 'space_counts', key: 'space_id', weight: 'total_visits' });
  if (type === 'profile') return byCount(type, { counts: 'user_counts', key: 'user_id', weight: 'followers' });
  if (type === 'post') return NEWEST_POSTS;
  return null;
}

const NEWEST = sql`deleted_at is null order by created_at desc, id`;

const NEWEST_POSTS: WeightOrder = {
  all: sql`posts`,
  heaviest: (limit) =>
    sql`(select id, user_id, text, tags, created_at, deleted_at from posts where ${NEWEST} limit ${sql.lit(limit)}) posts`,
  order: sql`created_at desc, id`,
  heaviestOrder: sql`created_at desc, id`,
};

function byCount(type: SearchedType, names: Record<'counts' | 'key' | 'weight', string>): WeightOrder {
  const [counts, key, weight] = [sql.table(names.counts), sql.ref(names.key), sql.ref(names.weight)];
  const table = sql.table(TABLES[type]);
  return {
    all: sql`${table} join ${counts} on ${key} = ${table}.id`,
    // With an offset, conditions are tested on these rows and not by another index.
    heaviest: (limit) => sql`(select ${table}.*, ${weight} weight
      from (select ${key}, ${weight} from ${counts} order by ${weight} desc, ${key} limit ${sql.lit(limit)}) weights
      join ${table} on ${table}.id = weights.${key} order by weights.${weight} desc, weights.${key} offset 0) ${table}`,
    order: sql`${weight} desc, ${key}`,
    heaviestOrder: sql`weight desc, id`,
    heaviestWeight: sql`weight`,
  };
}
