import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const loggedIn = defineEvent({
  name: 'auth:loggedIn',
  major: 1,
  payload: z.object({ userId: z.number(), walletType: z.string(), isFirstLogin: z.boolean() }),
});

/** The login dialog was closed without a login. */
export const loginDismissed = defineEvent({ name: 'auth:loginDismissed', major: 1, payload: z.object({}) });
