import type * as contracts from '@xana/contracts/http/spaces/get-hot-games';
import type { Handler } from '../../http/handler.ts';
import { listHotSpaces, listSpaces } from './list-spaces.ts';

export const getHotGames: Handler<typeof contracts.getHotGames> = ({ input, caller, ...context }) =>
  listSpaces(context, caller, input, { isGame: true, order: 'heat' });

export const getHotGamesPrev7Days: Handler<typeof contracts.getHotGamesPrev7Days> = ({ caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: true });

export const getHotGamesByTagName: Handler<typeof contracts.getHotGamesByTagName> = ({ input, caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: true, tag: input.tag });
