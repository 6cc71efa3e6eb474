import type { getAllSpaces as contract } from '@xana/contracts/http/spaces/get-all-spaces';
import type { SpaceOrder } from '../../database/space-pages.ts';
import type { Handler } from '../../http/handler.ts';
import { listRecommendedSpaces, listSpaces } from './list-spaces.ts';

const ORDERS: Record<'new' | 'mostActive' | 'mostVisited', SpaceOrder> = {
  new: 'created',
  mostActive: 'heat',
  mostVisited: 'totalVisits',
};

export const getAllSpaces: Handler<typeof contract> = ({ input, caller, ...context }) => {
  const { kind, sort = 'mostVisited', entityType, creatorId } = input;
  const filter = {
    tag: input.tag ?? input.tagName ?? input.tags ?? input.tagType,
    entityType,
    creatorId,
    isGame: kind === undefined ? undefined : kind === 'game',
  };
  return sort === 'recommended'
    ? listRecommendedSpaces(context, caller, input, filter)
    : listSpaces(context, caller, input, { ...filter, order: ORDERS[sort] });
};
