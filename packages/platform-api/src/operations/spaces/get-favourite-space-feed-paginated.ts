import type { getFavouriteSpaceFeedPaginated as contract } from '@xana/contracts/http/spaces/get-favourite-space-feed';
import type { Handler } from '../../http/handler.ts';
import { favouriteSpaceFeed } from './list-spaces.ts';

export const getFavouriteSpaceFeedPaginated: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  favouriteSpaceFeed(reach, caller, { pageNumber: input.page, pageSize: input.size });
