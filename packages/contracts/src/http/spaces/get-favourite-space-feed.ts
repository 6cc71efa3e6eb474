import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { space } from './space.ts';

export const getFavouriteSpaceFeed = defineOperation({
  id: 'getFavouriteSpaceFeed',
  summary: 'One’s favourites, those first that were visited most lately.',
  method: 'GET',
  path: '/world/get-favourite-space-feed',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(space),
});
