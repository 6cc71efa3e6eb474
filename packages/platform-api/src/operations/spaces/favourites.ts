import type * as contracts from '@xana/contracts/http/spaces/favourites';
import type { Caller } from '../../authentication/caller.ts';
import { deleteFavourite, insertFavourite, selectFavouritePage } from '../../database/spaces/favourites.ts';
import { hasSpace } from '../../database/spaces/spaces.ts';
import type { Page } from '../../database/statements/key-pages.ts';
import type { Handler } from '../../http/handler.ts';
import type { QueryContext } from '../../platform.ts';
import { FIRST_PAGE, listSpaces } from './list-spaces.ts';
import { toSpace } from './to-space.ts';

export const getFavouriteSpaceFeed: Handler<typeof contracts.getFavouriteSpaceFeed> = ({ caller, ...context }) =>
  listFavourites(context, caller, FIRST_PAGE);

export const getFavouriteSpaceFeedPaginated: Handler<typeof contracts.getFavouriteSpaceFeedPaginated> = ({
  input,
  caller,
  ...context
}) => listFavourites(context, caller, { pageNumber: input.page, pageSize: input.size });

/** The caller's favourites, the most visited ones first. */
const listFavourites = (context: QueryContext, caller: Caller, page: Page) =>
  listSpaces(context, caller, page, { favouriteOf: caller.userId, order: 'heat' });

export const getFavouriteSpaceList: Handler<typeof contracts.getFavouriteSpaceList> = async (call) => {
  const { input, caller, database, config } = call;
  const page = { pageNumber: input.page, pageSize: input.limit };
  const { count, rows } = await selectFavouritePage(database, caller.userId, page);
  return { count, rows: rows.map((row) => ({ metaverseWorld: toSpace(config, row) })) };
};

/** Without `isFavourite` the mark is toggled. */
export const markFavouriteSpace: Handler<typeof contracts.markFavouriteSpace> = async (call) => {
  const { input, database, caller, apiError } = call;
  const { id } = input;
  if (!(await hasSpace(database, id))) throw apiError('SPACE_NOT_FOUND');
  const wasDeleted = input.isFavourite !== true && (await deleteFavourite(database, caller.userId, id));
  const isFavourite = input.isFavourite ?? !wasDeleted;
  if (isFavourite) await insertFavourite(database, caller.userId, id);
  return { isFavourite };
};

/** All spaces, the newest first. */
export const getGeneralSpaceFeed: Handler<typeof contracts.getGeneralSpaceFeed> = ({ caller, ...context }) =>
  listSpaces(context, caller, FIRST_PAGE, { order: 'created' });

export const getGeneralSpaceFeedPaginated: Handler<typeof contracts.getGeneralSpaceFeedPaginated> = ({
  input,
  caller,
  ...context
}) => listSpaces(context, caller, { pageNumber: input.page, pageSize: input.size }, { order: 'created' });
