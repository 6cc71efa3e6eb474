import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { post, postText } from './post.ts';

export const editFeed = defineOperation({
  id: 'editFeed',
  summary: 'Changes one’s own post.',
  method: 'POST',
  path: '/feeds/edit-feed',
  authorization: 'required',
  input: z.strictObject({ feedId: id, descriptions: postText }),
  output: post,
  errors: ['POST_NOT_FOUND'],
});
