import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { clientId, comment, commentId, commentText, postId } from './post.ts';

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

export const commentFeed = defineOperation({
  id: 'commentFeed',
  summary: 'Add a comment to a post',
  description: 'With `parentId` it is a reply. Replies have one level: a reply to a reply answers the same comment.',
  method: 'POST',
  path: '/feeds/comment-feed',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    feedId: postId,
    text: commentText,
    parentId: described(z.optional(z.nullable(commentId)), 'Id of the comment to reply to.'),
    clientId: z.optional(clientId),
  }),
  output: comment,
  errors: ['POST_NOT_FOUND', 'COMMENT_NOT_FOUND'],
});

export const editComment = defineOperation({
  id: 'editComment',
  summary: 'Edit a comment of yours',
  method: 'POST',
  path: '/feeds/edit-comment',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({ id: commentId, text: commentText }),
  output: comment,
  errors: ['COMMENT_NOT_FOUND'],
});

export const feedCommentDelete = defineOperation({
  id: 'feedCommentDelete',
  summary: 'Delete a comment',
  description:
    'One of yours, or any comment on a post of yours. Its replies are deleted too. For one hour `restoreFeedComment` brings them back.',
  method: 'DELETE',
  path: '/feeds/feed-comment-delete/:id',
  authorization: 'required',
  input: z.strictObject({ id: commentId }),
  output: z.object({ isDeleted: described(z.boolean(), 'Always `true`.') }),
  errors: ['COMMENT_NOT_FOUND'],
});

export const restoreFeedComment = defineOperation({
  id: 'restoreFeedComment',
  summary: 'Restore a comment that you deleted',
  description: 'Possible for one hour, and only for the member who deleted it. Its replies are restored too.',
  method: 'POST',
  path: '/feeds/restore-feed-comment',
  authorization: 'required',
  input: z.strictObject({ id: commentId }),
  output: comment,
  errors: ['COMMENT_NOT_FOUND'],
});
