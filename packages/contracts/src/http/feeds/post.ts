import * as z from '@xana/contracts/schema';
import { TEXT_LIMITS } from '../../text-limits.ts';
import { instant, pictureUrl, words } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

/** What somebody wrote, as every list shows it. */
export const post = z.object({
  id: z.number(),
  descriptions: z.string(),
  image: z.nullable(pictureUrl),
  likeCount: z.number(),
  /** Of whoever asks. */
  isLike: z.boolean(),
  commentCount: z.number(),
  createdAt: instant,
  /** Null until it is edited. */
  updatedAt: z.nullable(instant),
  user: userSummary,
});

export const postText = words(TEXT_LIMITS.post);

export type Post = z.output<typeof post>;
