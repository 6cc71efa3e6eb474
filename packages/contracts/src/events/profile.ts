import * as z from 'zod/mini';
import { defineEvent } from './event.ts';

export const followChanged = defineEvent({
  name: 'profile:followChanged',
  major: 1,
  payload: z.object({ userId: z.number(), isFollowing: z.boolean() }),
  crossTab: true,
});
