import type { getFavouriteSpaceList as contract } from '@xana/contracts/http/spaces/get-favourite-space-list';
import { selectFavouritePage } from '../../database/spaces/favourites.ts';
import type { Handler } from '../../http/handler.ts';
import { toSpace } from './to-space.ts';

export const getFavouriteSpaceList: Handler<typeof contract> = async ({ input, caller, database, config }) => {
  const page = { pageNumber: input.page, pageSize: input.limit };
  const { count, rows } = await selectFavouritePage(database, caller.userId, page);
  return { count, rows: rows.map((row) => ({ metaverseWorld: toSpace(config, row) })) };
};
