import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { space } from './space.ts';

export const getHotSpaces = defineOperation({
  id: 'getHotSpaces',
  summary: 'List hot spaces',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});

export const getHotSpacesPrev7Days = defineOperation({
  id: 'getHotSpacesPrev7Days',
  summary: 'List the hottest spaces of the last 7 days',
  description: 'Ordered by the visits of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/world/get-hot-spaces-prev7-days',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getHotSpacesByTagName = defineOperation({
  id: 'getHotSpacesByTagName',
  summary: 'List hot spaces by tag',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-spaces-by-tagName/:tag',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ tag: tagName }),
  output: listOf(space),
});
