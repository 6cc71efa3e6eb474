import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getAllRecommendedSpaces = defineOperation({
  id: 'getAllRecommendedSpaces',
  summary: 'Spaces and games that are like one’s favourites and liked by whom one follows, page by page.',
  method: 'GET',
  path: '/world/get-all-recommended-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});
