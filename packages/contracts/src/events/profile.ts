import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const followChanged = defineEvent({
  name: 'profile:followChanged',
  major: 1,
  payload: z.object({ userId: z.number(), isFollowing: z.boolean() }),
  crossTab: true,
});

/** A member blocked or unblocked a user. The two no longer see each other, or see each other again. */
export const blockChanged = defineEvent({
  name: 'profile:blockChanged',
  major: 1,
  payload: z.object({ userId: z.number(), isBlocked: z.boolean() }),
  crossTab: true,
});

/** A member muted or unmuted a user: their posts and comments leave the member's lists, or return. */
export const muteChanged = defineEvent({
  name: 'profile:muteChanged',
  major: 1,
  payload: z.object({ userId: z.number(), isMuted: z.boolean() }),
  crossTab: true,
});
