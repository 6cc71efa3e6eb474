import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { post, postId, postText } from './post.ts';

export const editFeed = defineOperation({
  id: 'editFeed',
  summary: 'Edit a post of yours',
  method: 'POST',
  path: '/feeds/edit-feed',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({ feedId: postId, descriptions: postText }),
  output: post,
  errors: ['POST_NOT_FOUND'],
});
