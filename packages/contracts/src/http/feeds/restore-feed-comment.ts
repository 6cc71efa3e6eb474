import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { comment, commentId } from './post.ts';

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
