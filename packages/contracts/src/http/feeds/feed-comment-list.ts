import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { comment } from './comment.ts';

export const feedCommentList = defineOperation({
  id: 'feedCommentList',
  summary: 'What is said under a post, the newest first.',
  method: 'POST',
  path: '/feeds/feed-comment-list',
  authorization: 'optional',
  input: z.strictObject({ feedId: id, pageNumber, pageSize }),
  output: listOf(comment),
  errors: ['POST_NOT_FOUND'],
});
