import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { instant, pageNumber, pageSize } from '../fields.ts';

export const attemptId = described(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  'Idempotency key: made when the form opens and sent with every retry, so that one purchase is charged once.',
  { examples: ['n7Qx2bVk9LmT4cZr'] },
);

/** The store sells in US dollars. */
export const currency = described(
  z.pipe(
    z.string().check(z.regex(/^[uU][sS][dD]$/)),
    z.transform(() => 'usd' as const),
  ),
  'Currency, in any letter case: only US dollars.',
  { examples: ['usd'] },
);

/** The page labels the two longer periods by year. */
export const historyDays = described(
  z.pipe(
    z.union([z.literal('30'), z.literal('90'), z.literal('365'), z.literal('730')]),
    z.pipe(z.transform(Number), z.int()),
  ),
  'Length of the period in days.',
  { type: 'integer', enum: [30, 90, 365, 730] },
);

/** Both or neither: older clients read a history without pages. */
export const historyPage = {
  pageNumber: described(z.optional(pageNumber), 'Page to return; the first page is 1.'),
  pageSize: described(z.optional(pageSize), 'Rows per page, at most 50. Without it a page has 200 rows.', {
    examples: [20],
  }),
};

export const receiptEmail = described(
  z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)),
  'Where the receipt is sent.',
  { examples: ['mia@example.com'] },
);

export const country = described(
  z.string().check(z.regex(/^([A-Za-z]{2})?$/)),
  'Country of the card: ISO 3166-1 alpha-2, or empty.',
  { examples: ['JP'] },
);

export const subscriptionId = described(
  z.string().check(z.regex(/^sub_[A-Za-z0-9_]{1,100}$/)),
  'Id of the subscription.',
  { examples: ['sub_1Qx2bVk9LmT4cZr'] },
);

export const cardId = described(
  z.string().check(z.regex(/^pm_[A-Za-z0-9_]{1,100}$/)),
  'Id of the card, from `getSavedCards`.',
  { examples: ['pm_1Qx2bVk9LmT4cZr'] },
);

/** `failed` can still become `succeeded` when the user tries another card; `succeeded` is final. */
export const PAYMENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'canceled',
] as const;

export const SUBSCRIPTION_STATUSES = ['requires_payment_method', 'active', 'past_due', 'canceled', 'failed'] as const;

export const paymentStatus = described(
  z.enum(PAYMENT_STATUSES),
  'Status of the payment. `failed` can still become `succeeded` when another card is tried; `succeeded` is final.',
);

export const subscriptionStatus = described(
  z.enum(SUBSCRIPTION_STATUSES),
  'Status of the subscription. `requires_payment_method`: the first payment is not complete. `past_due`: a renewal is not.',
);

export const cardLast4 = described(
  z.nullable(z.string()),
  'Last four digits of the card that paid; null while nothing is paid, and for old payments.',
  { examples: ['4242'] },
);

const REVERSAL_KINDS = ['refund', 'dispute', 'dispute_won'] as const;
export type ReversalKind = (typeof REVERSAL_KINDS)[number];

const reversal = named(
  'Reversal',
  'Money that went back to the card, or that came again with a dispute that was won.',
  z.object({
    id: described(z.int(), 'Id of the reversal.'),
    createdAt: described(instant, 'When it happened.'),
    kind: described(z.enum(REVERSAL_KINDS), 'What happened.'),
    amount: described(z.int(), 'US cents: negative, or positive for a dispute that was won.', { examples: [-499] }),
    xeny: described(
      z.int(),
      'XENY that were taken back (negative) or returned. It may be less than was credited: a balance never falls below 0.',
      { examples: [-500] },
    ),
  }),
);
export type Reversal = z.output<typeof reversal>;

export const reversals = described(z.array(reversal), 'Refunds and disputes, newest first.');

export const boughtProduct = z.object({
  id: described(z.string(), 'Id of the product.'),
  name: described(z.string(), 'Name of the product in English.'),
  xeny: described(z.int(), 'XENY of each credit at the time of purchase, with the bonus.', { examples: [1050] }),
  credited: described(z.enum(['once', 'daily', 'monthly']), 'How often XENY are credited.'),
});
export type BoughtProduct = z.output<typeof boughtProduct>;

/** What cancelling and resuming a subscription return. */
export const subscriptionState = named(
  'SubscriptionState',
  'Whether and until when a subscription runs.',
  z.object({
    subscriptionId: described(z.string(), 'Id of the subscription; empty when the card provider never had it.'),
    status: subscriptionStatus,
    cancelAtPeriodEnd: described(z.boolean(), 'Whether it ends with the paid period.'),
    currentPeriodEnd: described(z.nullable(instant), 'End of the paid period; null before the first payment.'),
  }),
);
