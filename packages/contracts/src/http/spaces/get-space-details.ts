import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { spaceDetails } from './space.ts';

export const getSpaceDetails = defineOperation({
  id: 'getSpaceDetails',
  summary: 'One space or game of any type for its page, as a visitor sees it; reading it counts as a visit.',
  method: 'GET',
  path: '/item/get-space-details/:id',
  input: z.strictObject({ id }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});

export const authGetSpaceDetails = defineOperation({
  id: 'authGetSpaceDetails',
  summary: 'One space or game for its page, with what the member has marked and whom they follow.',
  method: 'GET',
  path: '/item/auth-get-space-details/:id',
  authorization: 'required',
  input: z.strictObject({ id }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});
