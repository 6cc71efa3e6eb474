import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { comment, commentId, commentText } from './post.ts';

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
