import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const likeDislikePost = defineOperation({
  id: 'likeDislikePost',
  summary: 'Likes a post or takes that back. Saying it twice changes nothing.',
  method: 'POST',
  path: '/feeds/like-dislike-post',
  authorization: 'required',
  input: z.strictObject({ feedId: id, isLike: z.boolean() }),
  output: z.object({ isLike: z.boolean(), likeCount: z.number() }),
  errors: ['POST_NOT_FOUND'],
});
