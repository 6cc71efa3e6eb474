import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
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
