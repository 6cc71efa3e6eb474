import type { getOnlineCounts as contract } from '@xana/contracts/http/spaces/get-online-counts';
import { selectOnlineCounts } from '../../../database/spaces/space-presences.ts';
import type { Handler } from '../../../http/handler.ts';

export const getOnlineCounts: Handler<typeof contract> = async ({ input, database }) => {
  const spaceIds = [...new Set(input.spaceIds.split(',').map(Number))];
  const counts = await selectOnlineCounts(database, spaceIds);
  const rows = [...counts].map(([spaceId, onlineCount]) => ({ spaceId, onlineCount }));
  return { count: rows.length, rows };
};
