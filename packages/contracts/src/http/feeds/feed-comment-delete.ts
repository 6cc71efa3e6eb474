import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { commentId } from './post.ts';

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
