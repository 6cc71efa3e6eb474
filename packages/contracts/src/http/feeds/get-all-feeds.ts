import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf, pageNumber, pageSize, pictureUrl } from '../fields.ts';
import { userSummary } from '../spaces/world.ts';

export const post = z.object({
  id: z.number(),
  descriptions: z.string(),
  image: z.nullable(pictureUrl),
  likeCount: z.number(),
  createdAt: instant,
  user: userSummary,
});

export const getAllFeeds = defineOperation({
  id: 'getAllFeeds',
  summary: 'Public posts, the newest first.',
  method: 'GET',
  path: '/feeds/public/v2/get-all-feeds/:pageNumber/:pageSize',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(post),
});
