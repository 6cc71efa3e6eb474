import type { getSpacePageListing as contract } from '@xana/contracts/http/spaces/get-space-page-listing';
import type { Handler } from '../../http/handler.ts';
import { FIRST_PAGE, listHotSpaces, listRecommendedSpaces, listSpaces } from './list-spaces.ts';

export const getSpacePageListing: Handler<typeof contract> = async ({ caller, ...context }) => {
  const [spaces, games, recommended, newest] = await Promise.all([
    listHotSpaces(context, caller, { isGame: false }),
    listHotSpaces(context, caller, { isGame: true }),
    listRecommendedSpaces(context, caller, FIRST_PAGE),
    listSpaces(context, caller, FIRST_PAGE, { order: 'created' }),
  ]);
  return {
    hotSpaces: spaces.rows,
    hotGames: games.rows,
    recommended: recommended.rows,
    newest: newest.rows,
  };
};
