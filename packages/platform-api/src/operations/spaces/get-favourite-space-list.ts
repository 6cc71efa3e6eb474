import type { getFavouriteSpaceList as contract } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getFavouriteSpaceList: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count } = await database
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const rows = await selectWorlds(database, caller.userId)
    .innerJoin('favourites', 'favourites.space_id', 'spaces.id')
    .where('favourites.user_id', '=', caller.userId)
    .orderBy('favourites.created_at', 'desc')
    .orderBy('spaces.id')
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .execute();
  return { count, rows: rows.map((row) => ({ metaverseWorld: toWorld(config, row) })) };
};
