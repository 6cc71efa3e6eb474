import type { getHotGamesPrev7Days as contract } from '@xana/contracts/http/spaces/get-hot-games-prev7-days';
import { hotWorlds } from '../../database/hot-worlds.ts';
import { toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotGamesPrev7Days: Handler<typeof contract> = async ({ database, caller, config }) => {
  const rows = await hotWorlds(database, { callerId: caller?.userId ?? null, isGame: true });
  return { count: rows.length, rows: rows.map((row) => toWorld(config, row)) };
};
