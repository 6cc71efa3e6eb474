import type { markFavouriteSpace as contract } from '@xana/contracts/http/spaces/mark-favourite-space';
import { deleteFavourite, insertFavourite } from '../../database/spaces/favourites.ts';
import { hasSpace } from '../../database/spaces/spaces.ts';
import type { Handler } from '../../http/handler.ts';

/** Without `isFavourite` the mark is toggled. */
export const markFavouriteSpace: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const { id } = input;
  if (!(await hasSpace(database, id))) throw apiError('SPACE_NOT_FOUND');
  const wasDeleted = input.isFavourite !== true && (await deleteFavourite(database, caller.userId, id));
  const isFavourite = input.isFavourite ?? !wasDeleted;
  if (isFavourite) await insertFavourite(database, caller.userId, id);
  return { isFavourite };
};
