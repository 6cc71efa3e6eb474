import type { getFavouriteSpaceFeed as contract } from '@xana/contracts/http/spaces/get-favourite-space-feed';
import type { Handler } from '../../http/handler.ts';
import { FIRST_PAGE, favouriteSpaceFeed } from './list-spaces.ts';

export const getFavouriteSpaceFeed: Handler<typeof contract> = ({ caller, ...reach }) =>
  favouriteSpaceFeed(reach, caller, FIRST_PAGE);
