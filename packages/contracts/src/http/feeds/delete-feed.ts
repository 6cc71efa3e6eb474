import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { postId } from './post.ts';

export const deleteFeed = defineOperation({
  id: 'deleteFeed',
  summary: 'Delete a post of yours',
  description: 'Its likes and comments are deleted too. For one hour `restoreFeed` brings them back.',
  method: 'POST',
  path: '/feeds/delete-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: postId }),
  output: z.object({ isDeleted: described(z.boolean(), 'Always `true`.') }),
  errors: ['POST_NOT_FOUND'],
});
