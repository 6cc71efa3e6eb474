import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { post, postId } from './post.ts';

export const getSingleFeed = defineOperation({
  id: 'getSingleFeed',
  summary: 'Get a post',
  method: 'GET',
  path: '/feeds/v2/single-feed/:id',
  authorization: 'optional',
  input: z.strictObject({ id: postId }),
  output: post,
  errors: ['POST_NOT_FOUND'],
});
