import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { postId } from './post.ts';

export const likeDislikePost = defineOperation({
  id: 'likeDislikePost',
  summary: 'Like or unlike a post',
  description: 'Repeating the request changes nothing.',
  method: 'POST',
  path: '/feeds/like-dislike-post',
  authorization: 'required',
  input: z.strictObject({ feedId: postId, isLike: described(z.boolean(), '`true` to like, `false` to unlike.') }),
  output: z.object({
    isLike: described(z.boolean(), 'Whether you like it now.'),
    likeCount: described(z.number(), 'Number of likes.'),
  }),
  errors: ['POST_NOT_FOUND'],
});
