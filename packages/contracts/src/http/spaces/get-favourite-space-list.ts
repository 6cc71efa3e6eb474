import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getFavouriteSpaceList = defineOperation({
  id: 'getFavouriteSpaceList',
  summary: 'List your favourites, newest first',
  method: 'GET',
  path: '/world/get-favourite-space-list/:page/:limit',
  authorization: 'required',
  input: z.strictObject({ page: pageNumber, limit: pageSize }),
  output: listOf(z.object({ metaverseWorld: described(space, 'The favourite space.') })),
});
