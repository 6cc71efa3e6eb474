import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const feedCommentDelete = defineOperation({
  id: 'feedCommentDelete',
  summary: 'Takes a comment away: one’s own, or any under one’s own post.',
  method: 'DELETE',
  path: '/feeds/feed-comment-delete/:id',
  authorization: 'required',
  input: z.strictObject({ id }),
  output: z.object({ isDeleted: z.boolean() }),
  errors: ['COMMENT_NOT_FOUND'],
});
