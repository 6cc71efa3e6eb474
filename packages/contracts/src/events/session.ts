import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

/** The session became a member's, by login or by restoring one. */
export const memberArrived = defineEvent({
  name: 'session:memberArrived',
  major: 1,
  payload: z.object({ userId: z.number() }),
  replay: 'last',
});

/** The session became that of a member who logged in by Telegram, by the login or by restoring it. It is short. */
export const telegramVisitStarted = defineEvent({
  name: 'session:telegramVisitStarted',
  major: 1,
  payload: z.object({ userId: z.number() }),
  replay: 'last',
});

/** The session ended; sockets and caches of the member must go. */
export const memberLeft = defineEvent({
  name: 'session:memberLeft',
  major: 1,
  payload: z.object({
    userId: z.number(),
    reason: z.enum(['logout', 'otherTab', 'expired', 'accountChanged', 'banned']),
  }),
});
