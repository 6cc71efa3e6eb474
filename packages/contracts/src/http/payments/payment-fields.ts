import * as z from '@xana/contracts/schema';

/** Made by the client when its form opens, and sent along with every retry: one attempt is paid once. */
export const attemptId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** The store sells in US dollars; in any letter case. */
export const currency = z.pipe(
  z.string().check(z.regex(/^[uU][sS][dD]$/)),
  z.transform(() => 'usd' as const),
);

/** The periods that a history can be asked for, in days; the longer two are labelled by year. */
export const historyDays = z.pipe(
  z.union([z.literal('30'), z.literal('90'), z.literal('365'), z.literal('730')]),
  z.pipe(z.transform(Number), z.int()),
);

/** Where a receipt goes; it proves nothing. */
export const receiptEmail = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/));

/** Two letters of ISO 3166-1, as the card form knows it; or none. */
export const country = z.string().check(z.regex(/^([A-Za-z]{2})?$/));

/** Of a payment of its own. `failed` can still become `succeeded`, when another card is tried; `succeeded` is final. */
export const PAYMENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'canceled',
] as const;

/** Of a plan. `requires_payment_method`: its first payment is not through. `past_due`: a renewal is not. */
export const SUBSCRIPTION_STATUSES = ['requires_payment_method', 'active', 'past_due', 'canceled', 'failed'] as const;

/** What was bought, as it was then: later prices change nothing. */
export const boughtProduct = z.object({ id: z.string(), name: z.string() });
