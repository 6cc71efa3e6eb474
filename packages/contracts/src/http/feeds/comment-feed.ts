import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { words } from '../fields.ts';
import { comment, postId } from './post.ts';

export const commentFeed = defineOperation({
  id: 'commentFeed',
  summary: 'Add a comment to a post',
  method: 'POST',
  path: '/feeds/comment-feed',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({ feedId: postId, text: described(words(TEXT_LIMITS.comment), 'Text of the comment.') }),
  output: comment,
  errors: ['POST_NOT_FOUND'],
});
