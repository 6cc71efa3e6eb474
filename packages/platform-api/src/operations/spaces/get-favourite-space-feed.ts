import type * as contracts from '@xana/contracts/http/spaces/get-favourite-space-feed';
import type { Caller } from '../../authentication/caller.ts';
import type { Page } from '../../database/statements/key-pages.ts';
import type { Handler } from '../../http/handler.ts';
import type { QueryContext } from '../../platform.ts';
import { FIRST_PAGE, listSpaces } from './list-spaces.ts';

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
