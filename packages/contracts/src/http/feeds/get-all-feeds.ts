import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { hashtag, id, listOf, pageNumber, pageSize } from '../fields.ts';
import { post } from './post.ts';

export const getAllFeeds = defineOperation({
  id: 'getAllFeeds',
  summary: 'List posts, newest first',
  method: 'GET',
  path: '/feeds/public/v2/get-all-feeds/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    pageNumber,
    pageSize,
    from: described(
      z.optional(z.enum(['everybody', 'following'])),
      'Whose posts. `following` are the users whom you follow and needs a token. Default: `everybody`.',
    ),
    userId: described(z.optional(id), 'Only posts of this user.'),
    tag: z.optional(hashtag),
  }),
  output: listOf(post),
});
