import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getRecommendedSpaces = defineOperation({
  id: 'getRecommendedSpaces',
  summary: 'Spaces that share tags with one’s favourites; for a visitor new ones that people like.',
  method: 'GET',
  path: '/world/get-recommended-spaces',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

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

export const getRecommended2dSpaces = defineOperation({
  id: 'getRecommended2dSpaces',
  summary: 'Of the spaces that members built, those that are recommended.',
  method: 'GET',
  path: '/item/get-recommended-2d-spaces',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});
