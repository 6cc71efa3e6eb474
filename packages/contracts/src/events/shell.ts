import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

/** An action needs a login: mfe-auth opens its dialog. `returnTo` is a path of this site. */
export const loginRequested = defineEvent({
  name: 'shell:loginRequested',
  major: 1,
  payload: z.object({ reason: z.optional(z.string()), returnTo: z.optional(z.string()) }),
});

export const createSpaceRequested = defineEvent({
  name: 'shell:createSpaceRequested',
  major: 1,
  payload: z.object({}),
});

export const storeRequested = defineEvent({
  name: 'shell:storeRequested',
  major: 1,
  payload: z.object({ tab: z.optional(z.enum(['all', 'subscription', 'xeny'])) }),
});

export const walletRequested = defineEvent({ name: 'shell:walletRequested', major: 1, payload: z.object({}) });

/** The member selects a network: mfe-auth asks their wallet to switch, and the site follows it. */
export const networkRequested = defineEvent({
  name: 'shell:networkRequested',
  major: 1,
  payload: z.object({ chainId: z.number() }),
});

/** An action needs the current terms of use, which the member has not accepted: mfe-auth opens their dialog. */
export const termsRequested = defineEvent({ name: 'shell:termsRequested', major: 1, payload: z.object({}) });

/** An action needs the provider of the member's wallet, which a reload loses: mfe-auth connects it again. */
export const walletConnectionRequested = defineEvent({
  name: 'shell:walletConnectionRequested',
  major: 1,
  payload: z.object({}),
});

export const routeChanged = defineEvent({
  name: 'shell:routeChanged',
  major: 1,
  payload: z.object({ path: z.string(), remote: z.optional(z.string()) }),
  replay: 'last',
});
