import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, words } from '../fields.ts';
import { comment } from './comment.ts';

export const commentFeed = defineOperation({
  id: 'commentFeed',
  summary: 'Says something under a post.',
  method: 'POST',
  path: '/feeds/comment-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: id, text: words(1_000) }),
  output: comment,
  errors: ['POST_NOT_FOUND'],
});
