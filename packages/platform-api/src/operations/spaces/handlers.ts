import type { spacesOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { authGetSpaceDetails } from './auth-get-space-details.ts';
import { create2dSpace } from './create2d-space.ts';
import { getAllRecommendedSpaces } from './get-all-recommended-spaces.ts';
import { getAllSpaces } from './get-all-spaces.ts';
import { getFavouriteSpaceFeed } from './get-favourite-space-feed.ts';
import { getFavouriteSpaceFeedPaginated } from './get-favourite-space-feed-paginated.ts';
import { getFavouriteSpaceList } from './get-favourite-space-list.ts';
import { getGeneralSpaceFeed } from './get-general-space-feed.ts';
import { getGeneralSpaceFeedPaginated } from './get-general-space-feed-paginated.ts';
import { getHotGames } from './get-hot-games.ts';
import { getHotGamesByTagName } from './get-hot-games-by-tag-name.ts';
import { getHotGamesPrev7Days } from './get-hot-games-prev7-days.ts';
import { getHotSpaces } from './get-hot-spaces.ts';
import { getHotSpacesByTagName } from './get-hot-spaces-by-tag-name.ts';
import { getHotSpacesPrev7Days } from './get-hot-spaces-prev7-days.ts';
import { getMySpaces } from './get-my-spaces.ts';
import { getRecommendedSpaces } from './get-recommended-spaces.ts';
import { getRecommended2dSpaces } from './get-recommended2d-spaces.ts';
import { getSingleWorldHot } from './get-single-world-hot.ts';
import { getSpaceDetails } from './get-space-details.ts';
import { getSpacePageListing } from './get-space-page-listing.ts';
import { getUserOccupiedAsset } from './get-user-occupied-asset.ts';
import { markFavouriteSpace } from './mark-favourite-space.ts';
import { userCreatedWorlds } from './user-created-worlds.ts';

export const spacesHandlers = {
  authGetSpaceDetails,
  create2dSpace,
  getAllRecommendedSpaces,
  getAllSpaces,
  getFavouriteSpaceFeedPaginated,
  getFavouriteSpaceFeed,
  getFavouriteSpaceList,
  getGeneralSpaceFeedPaginated,
  getGeneralSpaceFeed,
  getHotGamesByTagName,
  getHotGamesPrev7Days,
  getHotGames,
  getHotSpacesByTagName,
  getHotSpacesPrev7Days,
  getHotSpaces,
  getMySpaces,
  getRecommendedSpaces,
  getRecommended2dSpaces,
  getSingleWorldHot,
  getSpaceDetails,
  getSpacePageListing,
  getUserOccupiedAsset,
  markFavouriteSpace,
  userCreatedWorlds,
} satisfies Implements<typeof spacesOperations>;
