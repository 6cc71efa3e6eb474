import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { space } from './space.ts';

export const getHotGames = defineOperation({
  id: 'getHotGames',
  summary: 'List hot games',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-games/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});

export const getHotGamesPrev7Days = defineOperation({
  id: 'getHotGamesPrev7Days',
  summary: 'List the hottest games of the last 7 days',
  description: 'Ordered by the visits of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/world/get-hot-games-prev7-days',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getHotGamesByTagName = defineOperation({
  id: 'getHotGamesByTagName',
  summary: 'List hot games by tag',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-games-by-tagName/:tag',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ tag: tagName }),
  output: listOf(space),
});
