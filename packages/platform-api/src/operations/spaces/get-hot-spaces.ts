import type * as contracts from '@xana/contracts/http/spaces/get-hot-spaces';
import type { Handler } from '../../http/handler.ts';
import { listHotSpaces, listSpaces } from './list-spaces.ts';

export const getHotSpaces: Handler<typeof contracts.getHotSpaces> = ({ input, caller, ...context }) =>
  listSpaces(context, caller, input, { isGame: false, order: 'heat' });

export const getHotSpacesPrev7Days: Handler<typeof contracts.getHotSpacesPrev7Days> = ({ caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: false });

export const getHotSpacesByTagName: Handler<typeof contracts.getHotSpacesByTagName> = ({ input, caller, ...context }) =>
  listHotSpaces(context, caller, { isGame: false, tag: input.tag });
