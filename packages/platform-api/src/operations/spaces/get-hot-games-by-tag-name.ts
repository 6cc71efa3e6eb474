import type { getHotGamesByTagName as contract } from '@xana/contracts/http/spaces/get-hot-games-by-tag-name';
import { hotWorlds } from '../../database/hot-worlds.ts';
import { toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotGamesByTagName: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const rows = await hotWorlds(database, { callerId: caller?.userId ?? null, isGame: true, tag: input.tag });
  return { count: rows.length, rows: rows.map((row) => toWorld(config, row)) };
};
