import type { getSpacePageListing as contract } from '@xana/contracts/http/spaces/get-space-page-listing';
import { hotWorlds } from '../../database/hot-worlds.ts';
import { toWorld } from '../../database/world-rows.ts';
import type { Handler } from '../../http/handler.ts';
import { recommendedSpaces } from './recommended-spaces.ts';
import { FIRST_PAGE, generalSpaceFeed } from './space-feeds.ts';

export const getSpacePageListing: Handler<typeof contract> = async ({ caller, ...reach }) => {
  const callerId = caller?.userId ?? null;
  const [spaces, games, recommended, newest] = await Promise.all([
    hotWorlds(reach.database, { callerId, isGame: false }),
    hotWorlds(reach.database, { callerId, isGame: true }),
    recommendedSpaces(reach, caller, FIRST_PAGE),
    generalSpaceFeed(reach, caller, FIRST_PAGE),
  ]);
  return {
    hotSpaces: spaces.map((row) => toWorld(reach.config, row)),
    hotGames: games.map((row) => toWorld(reach.config, row)),
    recommended: recommended.rows,
    newest: newest.rows,
  };
};
