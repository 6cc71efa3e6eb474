import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const followChanged = defineEvent({
  name: 'profile:followChanged',
  major: 1,
  payload: z.object({ userId: z.number(), isFollowing: z.boolean() }),
  crossTab: true,
});
