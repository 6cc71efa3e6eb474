import type { getAllSpaces as contract } from '@xana/contracts/http/spaces/get-all-spaces';
import type { SpaceOrder } from '../../database/spaces/space-pages.ts';
import type { Handler } from '../../http/handler.ts';
import { listRecommendedSpaces, listSpaces } from './list-spaces.ts';
import { readSpaceFilter } from './read-space-filter.ts';

const ORDERS: Record<'new' | 'mostActive' | 'mostVisited' | 'last7Days', SpaceOrder> = {
  new: 'created',
  mostActive: 'heat',
  mostVisited: 'totalVisits',
  last7Days: 'weekVisits',
};

export const getAllSpaces: Handler<typeof contract> = async ({ input, caller, ...context }) => {
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
