import type { Space } from '@xana/contracts/http/spaces/space';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../http/handler.ts';
import type { QueryContext } from '../platform.ts';
import { inOrderOf, type Page, pageOfIds } from './key-pages.ts';
import { worldOrders } from './space-orders.ts';
import { selectSpaces, toSpace } from './spaces.ts';

interface Chosen {
  /** A condition on `spaces`; all of them unless said. */
  where?: RawBuilder<unknown>;
  by: keyof typeof worldOrders;
}

/** One page of those spaces and games that fulfil a condition, and how many do in all. */
export async function selectSpacePage(context: QueryContext, caller: Caller | null, page: Page, { where, by }: Chosen) {
  const { of, ...order } = worldOrders[by];
  const { count, ids } = await pageOfIds(context.database, { ...listOf(where, of), ...order, order: 'desc' }, page);
  return { count, rows: await worldsOf(context, caller, ids) };
}

/** Only the tables that are needed: on a page far behind, each row before it is counted off. */
function listOf(where: RawBuilder<unknown> | undefined, of: 'spaces' | 'space_counts') {
  if (of === 'spaces') return { from: sql`from spaces where ${where ?? sql`true`}`, id: sql`spaces.id` };
  if (!where) return { from: sql`from space_counts where true`, id: sql`space_counts.space_id` };
  return {
    from: sql`from spaces join space_counts on space_counts.space_id = spaces.id where ${where}`,
    counted: sql`from spaces where ${where}`,
    id: sql`spaces.id`,
  };
}

/** These spaces, in this order. */
export async function worldsOf(
  { database, config }: QueryContext,
  caller: Caller | null,
  ids: readonly number[],
): Promise<Space[]> {
  if (ids.length === 0) return [];
  const rows = await selectSpaces(database, caller?.userId ?? null)
    .where('spaces.id', 'in', ids)
    .execute();
  return inOrderOf(ids, rows).map((row) => toSpace(config, row));
}
