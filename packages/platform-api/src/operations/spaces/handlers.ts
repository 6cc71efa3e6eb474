import type { spacesOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { create2dSpace } from './create2d-space.ts';
import { deleteSpace } from './delete-space.ts';
import { getAllSpaces } from './get-all-spaces.ts';
import { getDeletedSpaces } from './get-deleted-spaces.ts';
import { getFavouriteSpaceFeed, getFavouriteSpaceFeedPaginated } from './get-favourite-space-feed.ts';
import { getFavouriteSpaceList } from './get-favourite-space-list.ts';
import { getGeneralSpaceFeed, getGeneralSpaceFeedPaginated } from './get-general-space-feed.ts';
import { getHotGames, getHotGamesByTagName, getHotGamesPrev7Days } from './get-hot-games.ts';
import { getHotSpaces, getHotSpacesByTagName, getHotSpacesPrev7Days } from './get-hot-spaces.ts';
import { getMySpaces } from './get-my-spaces.ts';
import { getOwnSpace } from './get-own-space.ts';
import { getPopularTags } from './get-popular-tags.ts';
import { getAllRecommendedSpaces, getRecommended2dSpaces, getRecommendedSpaces } from './get-recommended-spaces.ts';
import { getSingleWorldHot } from './get-single-world-hot.ts';
import { authGetSpaceDetails, getSpaceDetails } from './get-space-details.ts';
import { getSpaceFacets } from './get-space-facets.ts';
import { getSpaceNumbers } from './get-space-numbers.ts';
import { getSpacePageListing } from './get-space-page-listing.ts';
import { getSpacePreview } from './get-space-preview.ts';
import { getUserOccupiedAsset } from './get-user-occupied-asset.ts';
import { markFavouriteSpace } from './mark-favourite-space.ts';
import { enterSpace } from './presence/enter-space.ts';
import { getOnlineCounts } from './presence/get-online-counts.ts';
import { getPeopleInSpace } from './presence/get-people-in-space.ts';
import { leaveSpace } from './presence/leave-space.ts';
import { reportVisitSource } from './report-visit-source.ts';
import { restoreSpace } from './restore-space.ts';
import { updateSpace } from './update-space.ts';
import { userCreatedWorlds } from './user-created-worlds.ts';

export const spacesHandlers = {
  authGetSpaceDetails,
  create2dSpace,
  enterSpace,
  deleteSpace,
  getAllRecommendedSpaces,
  getAllSpaces,
  getDeletedSpaces,
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
  getOnlineCounts,
  getPeopleInSpace,
  getOwnSpace,
  getPopularTags,
  getRecommendedSpaces,
  getRecommended2dSpaces,
  getSingleWorldHot,
  getSpaceDetails,
  getSpaceFacets,
  getSpaceNumbers,
  getSpacePageListing,
  getSpacePreview,
  getUserOccupiedAsset,
  leaveSpace,
  markFavouriteSpace,
  reportVisitSource,
  restoreSpace,
  updateSpace,
  userCreatedWorlds,
} satisfies Implements<typeof spacesOperations>;
