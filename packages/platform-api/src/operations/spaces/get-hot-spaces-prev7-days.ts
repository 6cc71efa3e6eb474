import type { getHotSpacesPrev7Days as contract } from '@xana/contracts/http/spaces/get-hot-spaces';
import { selectHotSpaces } from '../../database/hot-spaces.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotSpacesPrev7Days: Handler<typeof contract> = async ({ caller, ...reach }) => {
  const rows = await selectHotSpaces(reach, caller, { isGame: false });
  return { count: rows.length, rows };
};
