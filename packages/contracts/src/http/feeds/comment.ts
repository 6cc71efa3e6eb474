import * as z from '@xana/contracts/schema';
import { instant } from '../fields.ts';
import { userSummary } from '../spaces/world.ts';

export const comment = z.object({
  id: z.number(),
  feedId: z.number(),
  text: z.string(),
  createdAt: instant,
  user: userSummary,
});
