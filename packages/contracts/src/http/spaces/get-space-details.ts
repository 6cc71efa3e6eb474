import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { spaceDetails } from './space.ts';

export const getSpaceDetails = defineOperation({
  id: 'getSpaceDetails',
  summary: 'Get a space (public)',
  description: 'The request counts as a visit.',
  method: 'GET',
  path: '/item/get-space-details/:id',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});

export const authGetSpaceDetails = defineOperation({
  id: 'authGetSpaceDetails',
  summary: 'Get a space',
  description: 'Like the public operation, with `isFavourite` and `isFollowingCreator` as you see them.',
  method: 'GET',
  path: '/item/auth-get-space-details/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});
