import type { spacesOperations } from '@xana/contracts/http/spaces/operations';
import type { Implements } from '../../http/handler.ts';
import { authGetSpaceDetails } from './auth-get-space-details.ts';
import { getAllSpaces } from './get-all-spaces.ts';
import { getFavouriteSpaceFeed } from './get-favourite-space-feed.ts';
import { getFavouriteSpaceFeedPaginated } from './get-favourite-space-feed-paginated.ts';
import { getFavouriteSpaceList } from './get-favourite-space-list.ts';
import { getGeneralSpaceFeed } from './get-general-space-feed.ts';
import { getGeneralSpaceFeedPaginated } from './get-general-space-feed-paginated.ts';
import { getHotGamesByTagName } from './get-hot-games-by-tag-name.ts';
import { getHotGamesPrev7Days } from './get-hot-games-prev7-days.ts';
import { getHotSpacesByTagName } from './get-hot-spaces-by-tag-name.ts';
import { getHotSpacesPrev7Days } from './get-hot-spaces-prev7-days.ts';
import { getRecommendedSpaces } from './get-recommended-spaces.ts';
import { getSingleWorldHot } from './get-single-world-hot.ts';
import { getSpaceDetails } from './get-space-details.ts';
import { markFavouriteSpace } from './mark-favourite-space.ts';

export const spacesHandlers = {
  getFavouriteSpaceFeedPaginated,
  getFavouriteSpaceFeed,
  getGeneralSpaceFeedPaginated,
  getGeneralSpaceFeed,
  getSpaceDetails,
  getHotSpacesByTagName,
  getHotGamesByTagName,
  authGetSpaceDetails,
  getAllSpaces,
  getFavouriteSpaceList,
  getHotGamesPrev7Days,
  getHotSpacesPrev7Days,
  getRecommendedSpaces,
  getSingleWorldHot,
  markFavouriteSpace,
} satisfies Implements<typeof spacesOperations>;
