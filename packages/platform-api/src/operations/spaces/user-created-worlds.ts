import type { userCreatedWorlds as contract } from '@xana/contracts/http/spaces/user-created-worlds';
import { selectBuiltWorlds } from '../../database/spaces/built-worlds.ts';
import type { Handler } from '../../http/handler.ts';
import { toBuiltWorld } from './to-space.ts';

const MAX_WORLDS = 500;

export const userCreatedWorlds: Handler<typeof contract> = async ({ database, caller, config }) => {
  const rows = await selectBuiltWorlds(database, caller.userId, MAX_WORLDS);
  return rows.map((row) => toBuiltWorld(config, row));
};
