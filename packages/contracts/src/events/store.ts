import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const balanceChanged = defineEvent({
  name: 'store:balanceChanged',
  major: 1,
  payload: z.object({ currency: z.enum(['XENY', 'XETA']) }),
  crossTab: true,
});

const historyTab = z.enum(['normal', 'subscription']);
export type HistoryTab = z.output<typeof historyTab>;

/** The member opens the payment history: payments of packs, or subscriptions. */
export const historyRequested = defineEvent({
  name: 'store:historyRequested',
  major: 1,
  payload: z.object({ tab: historyTab }),
});

/** A payment was completed in this tab or in another one; what it credits may follow. */
export const paymentSucceeded = defineEvent({
  name: 'store:paymentSucceeded',
  major: 1,
  payload: z.object({ productId: z.string(), tab: historyTab }),
  crossTab: true,
});

/** The member wants to pay for a product. */
export const paymentRequested = defineEvent({
  name: 'store:paymentRequested',
  major: 1,
  payload: z.object({ productId: z.string() }),
});

/** The member wants another card for a subscription. `setupId`: the card that a page of the bank has confirmed. */
export const cardUpdateRequested = defineEvent({
  name: 'store:cardUpdateRequested',
  major: 1,
  payload: z.object({ subscriptionId: z.string(), setupId: z.optional(z.string()) }),
});

/** The member wants to send XETA, or to see one that was sent. */
export const transferRequested = defineEvent({
  name: 'store:transferRequested',
  major: 1,
  payload: z.object({ transferId: z.optional(z.string()) }),
});

/** A transfer of XETA or a payment goes on without its dialog, or ended without being seen: the tray shows it. The name is older than the payments. */
export const trayRequested = defineEvent({ name: 'store:transferPending', major: 1, payload: z.object({}) });
