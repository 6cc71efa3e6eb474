import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const deleteFeed = defineOperation({
  id: 'deleteFeed',
  summary: 'Takes one’s own post away, with its likes and comments.',
  method: 'POST',
  path: '/feeds/delete-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: id }),
  output: z.object({ isDeleted: z.boolean() }),
  errors: ['POST_NOT_FOUND'],
});
