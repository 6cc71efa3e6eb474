import * as z from '@xana/contracts/schema';
import { instant, pictureUrl } from '../fields.ts';
import { userSummary } from '../spaces/world.ts';

/** What somebody wrote, as every list shows it. */
export const post = z.object({
  id: z.number(),
  descriptions: z.string(),
  image: z.nullable(pictureUrl),
  likeCount: z.number(),
  createdAt: instant,
  user: userSummary,
});

export type Post = z.output<typeof post>;
