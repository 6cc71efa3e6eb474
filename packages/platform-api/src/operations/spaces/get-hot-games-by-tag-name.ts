import type { getHotGamesByTagName as contract } from '@xana/contracts/http/spaces/get-hot-games';
import { selectHotSpaces } from '../../database/hot-spaces.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotGamesByTagName: Handler<typeof contract> = async ({ input, caller, ...reach }) => {
  const rows = await selectHotSpaces(reach, caller, { isGame: true, tag: input.tag });
  return { count: rows.length, rows };
};
