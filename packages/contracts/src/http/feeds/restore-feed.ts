import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { post, postId } from './post.ts';

export const restoreFeed = defineOperation({
  id: 'restoreFeed',
  summary: 'Restore a post that you deleted',
  description: 'Possible for one hour. Its likes and comments are restored too. Repeating the request changes nothing.',
  method: 'POST',
  path: '/feeds/restore-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: postId }),
  output: post,
  errors: ['POST_NOT_FOUND'],
});
