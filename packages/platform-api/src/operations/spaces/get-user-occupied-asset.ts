import type { getUserOccupiedAsset as contract } from '@xana/contracts/http/spaces/get-user-occupied-asset';
import { selectBuiltWorlds, toBuiltWorld } from '../../database/built-worlds.ts';
import type { Handler } from '../../http/handler.ts';

export const getUserOccupiedAsset: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count } = await database
    .selectFrom('built_worlds')
    .innerJoin('spaces', 'spaces.built_world_id', 'built_worlds.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const rows = await selectBuiltWorlds(database, caller.userId)
    .where('spaces.id', 'is not', null)
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toBuiltWorld(config, row)) };
};
