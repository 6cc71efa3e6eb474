import { type RawBuilder, sql } from 'kysely';
import { recommendedOrder } from '../../database/world-orders.ts';
import { type Page, pageOfWorlds, type Reach } from '../../database/world-pages.ts';
import type { Caller } from '../../http/handler.ts';

/**
 * What shares most tags with one's favourites, then what those like whom one follows, then what most people like; none of
 * one's favourites. A visitor gets what most people like.
 */
export function recommendedSpaces(reach: Reach, caller: Caller | null, page: Page, among?: RawBuilder<unknown>) {
  const userId = caller?.userId ?? 0;
  const isNew = sql`not exists (select from favourites where favourites.space_id = spaces.id and favourites.user_id = ${userId})`;
  return pageOfWorlds(reach, caller, page, {
    where: among ? sql`${isNew} and ${among}` : isNew,
    orderBy: recommendedOrder(caller?.userId ?? null),
  });
}
