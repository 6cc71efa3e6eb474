import type { World } from '@xana/contracts/http/spaces/world';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../http/handler.ts';
import type { Platform } from '../platform.ts';
import { selectWorlds, toWorld } from './world-rows.ts';

export type Reach = Pick<Platform, 'database' | 'config'>;

/** Pages count from 1. */
export interface Page {
  pageNumber: number;
  pageSize: number;
}

interface Chosen {
  /** A condition on `spaces`. */
  where: RawBuilder<unknown>;
  /** The most important first; what is equal goes by id. */
  orderBy: readonly RawBuilder<unknown>[];
}

/** One page of those spaces and games that fulfil a condition, and how many do in all. */
export async function pageOfWorlds(
  { database, config }: Reach,
  caller: Caller | null,
  { pageNumber, pageSize }: Page,
  { where, orderBy }: Chosen,
): Promise<{ count: number; rows: World[] }> {
  const condition = sql<boolean>`${where}`;
  const { count } = await database
    .selectFrom('spaces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  const rows = await selectWorlds(database, caller?.userId ?? null)
    .where(condition)
    .orderBy(sql`${sql.join([...orderBy, sql`spaces.id`])}`)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, rows: rows.map((row) => toWorld(config, row)) };
}
