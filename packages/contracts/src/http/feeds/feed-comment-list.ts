import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { comment, postId } from './post.ts';

export const feedCommentList = defineOperation({
  id: 'feedCommentList',
  summary: 'List the comments on a post, newest first',
  method: 'POST',
  path: '/feeds/feed-comment-list',
  authorization: 'optional',
  input: z.strictObject({ feedId: postId, pageNumber, pageSize }),
  output: listOf(comment),
  errors: ['POST_NOT_FOUND'],
});
