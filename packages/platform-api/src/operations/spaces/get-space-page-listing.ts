import type { getSpacePageListing as contract } from '@xana/contracts/http/spaces/get-space-page-listing';
import { selectHotSpaces } from '../../database/hot-spaces.ts';
import type { Handler } from '../../http/handler.ts';
import { recommendedSpaces } from '../../database/recommended-spaces.ts';
import { FIRST_PAGE, generalSpaceFeed } from './list-spaces.ts';

export const getSpacePageListing: Handler<typeof contract> = async ({ caller, ...reach }) => {
  const [spaces, games, recommended, newest] = await Promise.all([
    selectHotSpaces(reach, caller, { isGame: false }),
    selectHotSpaces(reach, caller, { isGame: true }),
    recommendedSpaces(reach, caller, FIRST_PAGE),
    generalSpaceFeed(reach, caller, FIRST_PAGE),
  ]);
  return {
    hotSpaces: spaces,
    hotGames: games,
    recommended: recommended.rows,
    newest: newest.rows,
  };
};
