import type { getRecommendedSpaces as contract } from '@xana/contracts/http/spaces/get-recommended-spaces';
import { sql } from 'kysely';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

const SHOWN = 20;

/** What shares most tags with one's favourites and is none of them; for a visitor, what people mark as favourite. */
export const getRecommendedSpaces: Handler<typeof contract> = async ({ database, caller, config }) => {
  const userId = caller?.userId ?? 0;
  const favouriteTags = sql`(select coalesce(array_agg(distinct tag), '{}') from favourites
    join spaces liked on liked.id = favourites.space_id cross join unnest(liked.tags) tag
    where favourites.user_id = ${userId})::text[]`;
  const shared = sql<number>`(select count(*) from unnest(spaces.tags) tag where tag = any(${favouriteTags}))`;
  const likes = sql<number>`(select count(*) from favourites where favourites.space_id = spaces.id)`;
  const rows = await selectWorlds(database, userId)
    .where('spaces.is_game', '=', false)
    .where(
      sql<boolean>`not exists (select 1 from favourites where favourites.space_id = spaces.id and favourites.user_id = ${userId})`,
    )
    .orderBy(shared, 'desc')
    .orderBy(likes, 'desc')
    .orderBy('spaces.id')
    .limit(SHOWN)
    .execute();
  return { count: rows.length, rows: rows.map((row) => toWorld(config, row)) };
};
