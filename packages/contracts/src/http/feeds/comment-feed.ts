import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { id, words } from '../fields.ts';
import { comment } from './comment.ts';

export const commentFeed = defineOperation({
  id: 'commentFeed',
  summary: 'Says something under a post.',
  method: 'POST',
  path: '/feeds/comment-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: id, text: words(TEXT_LIMITS.comment) }),
  output: comment,
  errors: ['POST_NOT_FOUND'],
});
