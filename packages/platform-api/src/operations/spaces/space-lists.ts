import type * as contracts from '@xana/contracts/http/spaces/space-lists';
import { selectPopularTags, selectSpaceFacets } from '../../database/spaces/space-facets.ts';
import type { SpaceOrder } from '../../database/spaces/space-pages.ts';
import type { Handler } from '../../http/handler.ts';
import { FIRST_PAGE, listHotSpaces, listRecommendedSpaces, listSpaces, readSpaceFilter } from './list-spaces.ts';

const MAX_TAGS = 12;

const ORDERS: Record<'new' | 'mostActive' | 'mostVisited' | 'last7Days', SpaceOrder> = {
  new: 'created',
  mostActive: 'heat',
  mostVisited: 'totalVisits',
  last7Days: 'weekVisits',
};

export const getAllSpaces: Handler<typeof contracts.getAllSpaces> = async ({ input, caller, ...context }) => {
  const { sort = 'mostVisited', entityType, creatorId } = input;
  const filter = {
    tag: input.tag ?? input.tagName ?? input.tags ?? input.tagType,
    entityType,
    creatorId,
    ...readSpaceFilter(input, caller),
  };
  if (sort === 'recommended') return listRecommendedSpaces(context, caller, input, filter);
  const order = sort === 'new' && input.list === 'favourites' ? 'marked' : ORDERS[sort];
  return listSpaces(context, caller, input, { ...filter, order });
};

export const getHotSpaces: Handler<typeof contracts.getHotSpaces> = ({ input, caller, ...context }) =>
  listSpaces(context, caller, input, { isGame: false, order: 'heat' });

export const getHotSpacesPrev7Days: Handler<typeof contracts.getHotSpacesPrev7Days> = ({ caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: false });

export const getHotSpacesByTagName: Handler<typeof contracts.getHotSpacesByTagName> = ({ input, caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: false, tag: input.tag });

export const getHotGames: Handler<typeof contracts.getHotGames> = ({ input, caller, ...context }) =>
  listSpaces(context, caller, input, { isGame: true, order: 'heat' });

export const getHotGamesPrev7Days: Handler<typeof contracts.getHotGamesPrev7Days> = ({ caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: true });

export const getHotGamesByTagName: Handler<typeof contracts.getHotGamesByTagName> = ({ input, caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: true, tag: input.tag });

export const getRecommendedSpaces: Handler<typeof contracts.getRecommendedSpaces> = ({ caller, ...context }) =>
  listRecommendedSpaces(context, caller, FIRST_PAGE, { isGame: false });

export const getAllRecommendedSpaces: Handler<typeof contracts.getAllRecommendedSpaces> = ({
  input,
  caller,
  ...context
}) => listRecommendedSpaces(context, caller, input);

export const getRecommended2dSpaces: Handler<typeof contracts.getRecommended2dSpaces> = ({ caller, ...context }) =>
  listRecommendedSpaces(context, caller, FIRST_PAGE, { entityType: 'USER_WORLD', isGame: false });

export const getSpaceFacets: Handler<typeof contracts.getSpaceFacets> = ({ input, caller, database }) =>
  selectSpaceFacets(database, readSpaceFilter(input, caller));

export const getPopularTags: Handler<typeof contracts.getPopularTags> = async ({ database }) => ({
  tags: await selectPopularTags(database, MAX_TAGS),
});
