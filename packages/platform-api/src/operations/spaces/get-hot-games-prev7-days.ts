import type { getHotGamesPrev7Days as contract } from '@xana/contracts/http/spaces/get-hot-games';
import { selectHotSpaces } from '../../database/hot-spaces.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotGamesPrev7Days: Handler<typeof contract> = async ({ caller, ...reach }) => {
  const rows = await selectHotSpaces(reach, caller, { isGame: true });
  return { count: rows.length, rows };
};
