import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { space } from './space.ts';

export const getFavouriteSpaceList = defineOperation({
  id: 'getFavouriteSpaceList',
  summary: 'One’s own favourites, the newest first.',
  method: 'GET',
  path: '/world/get-favourite-space-list/:page/:limit',
  authorization: 'required',
  input: z.strictObject({ page: pageNumber, limit: pageSize }),
  output: listOf(z.object({ metaverseWorld: space })),
});
