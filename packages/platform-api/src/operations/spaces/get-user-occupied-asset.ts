import type { getUserOccupiedAsset as contract } from '@xana/contracts/http/spaces/get-user-occupied-asset';
import { selectOccupiedBuiltWorldPage } from '../../database/spaces/built-worlds.ts';
import type { Handler } from '../../http/handler.ts';
import { toBuiltWorld } from './to-space.ts';

export const getUserOccupiedAsset: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count, rows } = await selectOccupiedBuiltWorldPage(database, caller.userId, input);
  return { count, rows: rows.map((row) => toBuiltWorld(config, row)) };
};
