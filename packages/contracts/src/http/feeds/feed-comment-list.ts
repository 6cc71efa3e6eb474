import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { comment, commentId, postId } from './post.ts';

export const feedCommentList = defineOperation({
  id: 'feedCommentList',
  summary: 'List the comments on a post',
  description: 'Comments on the post newest first, without their replies; with `parentId` the replies, oldest first.',
  method: 'POST',
  isRead: true,
  path: '/feeds/feed-comment-list',
  authorization: 'optional',
  input: z.strictObject({
    feedId: postId,
    parentId: described(z.optional(z.nullable(commentId)), 'List the replies to this comment.'),
    pageNumber,
    pageSize,
  }),
  output: listOf(comment),
  errors: ['POST_NOT_FOUND'],
});
