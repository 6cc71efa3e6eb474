import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getGeneralSpaceFeed = defineOperation({
  id: 'getGeneralSpaceFeed',
  summary: 'List the newest spaces',
  method: 'GET',
  path: '/world/get-general-space-feed',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getGeneralSpaceFeedPaginated = defineOperation({
  id: 'getGeneralSpaceFeedPaginated',
  summary: 'List spaces, newest first',
  method: 'GET',
  path: '/world/get-general-space-feed-paginated/:page/:size',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ page: pageNumber, size: pageSize }),
  output: listOf(space),
});
