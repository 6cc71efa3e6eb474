import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { post } from './post.ts';

export const getAllFeeds = defineOperation({
  id: 'getAllFeeds',
  summary: 'Public posts, the newest first.',
  method: 'GET',
  path: '/feeds/public/v2/get-all-feeds/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    pageNumber,
    pageSize,
    /** Everybody’s unless said; of those whom one follows only a member can ask. */
    from: z.optional(z.enum(['everybody', 'following'])),
    /** Those of one person. */
    userId: z.optional(id),
  }),
  output: listOf(post),
});
