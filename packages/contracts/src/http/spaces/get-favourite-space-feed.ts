import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getFavouriteSpaceFeed = defineOperation({
  id: 'getFavouriteSpaceFeed',
  summary: 'List your favourites that were visited last',
  description: 'Ordered by their latest visit.',
  method: 'GET',
  path: '/world/get-favourite-space-feed',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getFavouriteSpaceFeedPaginated = defineOperation({
  id: 'getFavouriteSpaceFeedPaginated',
  summary: 'List your favourites, latest visit first',
  method: 'GET',
  path: '/world/get-favourite-space-feed-paginated/:page/:size',
  authorization: 'required',
  input: z.strictObject({ page: pageNumber, size: pageSize }),
  output: listOf(space),
});
