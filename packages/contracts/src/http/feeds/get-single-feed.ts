import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { post } from './post.ts';

export const getSingleFeed = defineOperation({
  id: 'getSingleFeed',
  summary: 'One post for its page.',
  method: 'GET',
  path: '/feeds/v2/single-feed/:id',
  authorization: 'optional',
  input: z.strictObject({ id }),
  output: post,
  errors: ['POST_NOT_FOUND'],
});
