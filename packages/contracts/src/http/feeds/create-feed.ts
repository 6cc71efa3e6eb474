import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { post, postText } from './post.ts';

export const createFeed = defineOperation({
  id: 'createFeed',
  summary: 'Writes a post.',
  method: 'POST',
  path: '/feeds/single-feed',
  authorization: 'required',
  input: z.strictObject({ descriptions: postText }),
  output: post,
});
