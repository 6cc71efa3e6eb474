import type { userCreatedWorlds as contract } from '@xana/contracts/http/spaces/user-created-worlds';
import { selectBuiltWorlds, toBuiltWorld } from '../../database/built-worlds.ts';
import type { Handler } from '../../http/handler.ts';

const MOST = 500;

export const userCreatedWorlds: Handler<typeof contract> = async ({ database, caller, config }) => {
  const rows = await selectBuiltWorlds(database, caller.userId).limit(MOST).execute();
  return rows.map((row) => toBuiltWorld(config, row));
};
