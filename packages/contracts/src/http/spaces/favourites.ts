import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
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

export const getFavouriteSpaceList = defineOperation({
  id: 'getFavouriteSpaceList',
  summary: 'List your favourites, newest first',
  method: 'GET',
  path: '/world/get-favourite-space-list/:page/:limit',
  authorization: 'required',
  input: z.strictObject({ page: pageNumber, limit: pageSize }),
  output: listOf(z.object({ metaverseWorld: described(space, 'The favourite space.') })),
});

export const markFavouriteSpace = defineOperation({
  id: 'markFavouriteSpace',
  summary: 'Add or remove a favourite space',
  description: 'Toggles the favourite. With `isFavourite` it sets it, and repeating the request changes nothing.',
  method: 'PUT',
  path: '/world/mark-favourite-space/:id',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    isFavourite: described(
      z.optional(z.nullable(z.boolean())),
      '`true` to add, `false` to remove; left out, it toggles.',
    ),
  }),
  output: z.object({ isFavourite: described(z.boolean(), 'Whether it is a favourite now.') }),
  errors: ['SPACE_NOT_FOUND'],
});

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
