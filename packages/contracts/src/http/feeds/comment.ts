import * as z from '@xana/contracts/schema';
import { instant } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

export const comment = z.object({
  id: z.number(),
  feedId: z.number(),
  text: z.string(),
  createdAt: instant,
  user: userSummary,
});
