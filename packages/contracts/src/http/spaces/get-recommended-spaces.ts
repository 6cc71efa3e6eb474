import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getRecommendedSpaces = defineOperation({
  id: 'getRecommendedSpaces',
  summary: 'List recommended spaces',
  description:
    'Spaces that share tags with your interests and favourites; without a token, new spaces that members like.',
  method: 'GET',
  path: '/world/get-recommended-spaces',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getAllRecommendedSpaces = defineOperation({
  id: 'getAllRecommendedSpaces',
  summary: 'List recommended spaces and games',
  description: 'Spaces and games that are like your favourites or that users whom you follow like.',
  method: 'GET',
  path: '/world/get-all-recommended-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});

export const getRecommended2dSpaces = defineOperation({
  id: 'getRecommended2dSpaces',
  summary: 'List recommended spaces of members',
  description: 'Only spaces that members built.',
  method: 'GET',
  path: '/item/get-recommended-2d-spaces',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});
