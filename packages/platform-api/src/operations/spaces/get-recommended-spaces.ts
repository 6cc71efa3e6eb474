import type { getRecommendedSpaces as contract } from '@xana/contracts/http/spaces/get-recommended-spaces';
import { sql } from 'kysely';
import { likes, sharedTags } from '../../database/world-orders.ts';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

const SHOWN = 20;

/** What shares most tags with one's favourites and is none of them; for a visitor, what people mark as favourite. */
export const getRecommendedSpaces: Handler<typeof contract> = async ({ database, caller, config }) => {
  const userId = caller?.userId ?? 0;
  const rows = await selectWorlds(database, userId)
    .where('spaces.is_game', '=', false)
    .where(
      sql<boolean>`not exists (select 1 from favourites where favourites.space_id = spaces.id and favourites.user_id = ${userId})`,
    )
    .orderBy(sharedTags(userId), 'desc')
    .orderBy(likes, 'desc')
    .orderBy('spaces.id')
    .limit(SHOWN)
    .execute();
  return { count: rows.length, rows: rows.map((row) => toWorld(config, row)) };
};
