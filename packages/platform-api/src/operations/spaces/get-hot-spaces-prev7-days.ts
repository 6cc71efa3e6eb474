import type { getHotSpacesPrev7Days as contract } from '@xana/contracts/http/spaces/get-hot-spaces-prev7-days';
import { hotWorlds } from '../../database/hot-worlds.ts';
import { toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotSpacesPrev7Days: Handler<typeof contract> = async ({ database, caller, config }) => {
  const rows = await hotWorlds(database, { callerId: caller?.userId ?? null, isGame: false });
  return { count: rows.length, rows: rows.map((row) => toWorld(config, row)) };
};
