import type { getHotSpacesByTagName as contract } from '@xana/contracts/http/spaces/get-hot-spaces-by-tag-name';
import { hotWorlds } from '../../database/hot-worlds.ts';
import { toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotSpacesByTagName: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const rows = await hotWorlds(database, { callerId: caller?.userId ?? null, isGame: false, tag: input.tag });
  return { count: rows.length, rows: rows.map((row) => toWorld(config, row)) };
};
