import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const loggedIn = defineEvent({
  name: 'auth:loggedIn',
  major: 1,
  payload: z.object({ userId: z.number(), walletType: z.string(), isFirstLogin: z.boolean() }),
});

/** A dialog that opened automatically after the login was answered, in any tab of this browser. */
export const afterLoginAnswered = defineEvent({
  name: 'auth:afterLoginAnswered',
  major: 1,
  payload: z.object({ userId: z.number(), step: z.string() }),
  crossTab: true,
});

/** The dialog of the terms is on the screen, after `shell:termsRequested`. */
export const termsShown = defineEvent({ name: 'auth:termsShown', major: 1, payload: z.object({}) });

/** The member closed the dialog of `shell:termsRequested` without accepting the terms. */
export const termsDeclined = defineEvent({ name: 'auth:termsDeclined', major: 1, payload: z.object({}) });

/** The member opens login methods and sessions. `sessionId`: a session that they do not recognize. */
export const accountRequested = defineEvent({
  name: 'auth:accountRequested',
  major: 1,
  payload: z.object({ sessionId: z.optional(z.string()) }),
});

/** The login dialog was closed without a login. */
export const loginDismissed = defineEvent({ name: 'auth:loginDismissed', major: 1, payload: z.object({}) });

/** The session ended because the member switched the account in the wallet, or disconnected the wallet from this site. */
export const walletLeft = defineEvent({
  name: 'auth:walletLeft',
  major: 1,
  payload: z.object({ reason: z.enum(['accountChanged', 'disconnected']) }),
});

/** The member's wallet has selected a chain that the site does not support. */
export const walletChainUnsupported = defineEvent({
  name: 'auth:walletChainUnsupported',
  major: 1,
  payload: z.object({ chainId: z.number() }),
});
