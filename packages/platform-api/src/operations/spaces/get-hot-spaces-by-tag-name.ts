import type { getHotSpacesByTagName as contract } from '@xana/contracts/http/spaces/get-hot-spaces';
import { selectHotSpaces } from '../../database/hot-spaces.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotSpacesByTagName: Handler<typeof contract> = async ({ input, caller, ...reach }) => {
  const rows = await selectHotSpaces(reach, caller, { isGame: false, tag: input.tag });
  return { count: rows.length, rows };
};
