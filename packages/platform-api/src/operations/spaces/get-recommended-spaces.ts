import type * as contracts from '@xana/contracts/http/spaces/get-recommended-spaces';
import type { Handler } from '../../http/handler.ts';
import { FIRST_PAGE, listRecommendedSpaces } from './list-spaces.ts';

export const getRecommendedSpaces: Handler<typeof contracts.getRecommendedSpaces> = ({ caller, ...context }) =>
  listRecommendedSpaces(context, caller, FIRST_PAGE, { isGame: false });

export const getAllRecommendedSpaces: Handler<typeof contracts.getAllRecommendedSpaces> = ({
  input,
  caller,
  ...context
}) => listRecommendedSpaces(context, caller, input);

export const getRecommended2dSpaces: Handler<typeof contracts.getRecommended2dSpaces> = ({ caller, ...context }) =>
  listRecommendedSpaces(context, caller, FIRST_PAGE, { entityType: 'USER_WORLD', isGame: false });
