import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { clientId, comment, commentId, commentText, postId } from './post.ts';

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
