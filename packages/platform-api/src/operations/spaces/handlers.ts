import type { spacesOperations } from '@xana/contracts/http/spaces/operations';
import type { Implements } from '../../http/handler.ts';
import { getAllSpaces } from './get-all-spaces.ts';
import { getFavouriteSpaceList } from './get-favourite-space-list.ts';
import { getHotGamesPrev7Days } from './get-hot-games-prev7-days.ts';
import { getHotSpacesPrev7Days } from './get-hot-spaces-prev7-days.ts';
import { getRecommendedSpaces } from './get-recommended-spaces.ts';
import { getSingleWorldHot } from './get-single-world-hot.ts';
import { markFavouriteSpace } from './mark-favourite-space.ts';

export const spacesHandlers = {
  getAllSpaces,
  getFavouriteSpaceList,
  getHotGamesPrev7Days,
  getHotSpacesPrev7Days,
  getRecommendedSpaces,
  getSingleWorldHot,
  markFavouriteSpace,
} satisfies Implements<typeof spacesOperations>;
