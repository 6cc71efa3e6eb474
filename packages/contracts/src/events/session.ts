import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

/** A member is logged in, by a login or by restoring a session. */
export const memberArrived = defineEvent({
  name: 'session:memberArrived',
  major: 1,
  payload: z.object({ userId: z.number() }),
  replay: 'last',
});

/** A member arrived from Telegram; such a session is short. `endsAt` is Unix time in milliseconds. */
export const telegramVisitStarted = defineEvent({
  name: 'session:telegramVisitStarted',
  major: 1,
  payload: z.object({ userId: z.number(), endsAt: z.optional(z.number()) }),
  replay: 'last',
});

/** A member who left this tab for Telegram, to add it to the account, came back and is logged in again. */
export const telegramLinkReturned = defineEvent({
  name: 'session:telegramLinkReturned',
  major: 1,
  payload: z.object({ userId: z.number() }),
  replay: 'last',
});

/** The session ended. Close the sockets and clear the caches of the member. */
export const memberLeft = defineEvent({
  name: 'session:memberLeft',
  major: 1,
  payload: z.object({
    userId: z.number(),
    reason: z.enum(['logout', 'otherTab', 'expired', 'accountChanged', 'banned']),
  }),
});
