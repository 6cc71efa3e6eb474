import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, instant, listOf } from '../fields.ts';
import {
  attemptId,
  boughtProduct,
  cardLast4,
  currency,
  historyDays,
  historyPage,
  receiptEmail,
  reversals,
  subscriptionId,
  subscriptionState,
  subscriptionStatus,
} from './payment-fields.ts';

const subscriptionPayment = named(
  'SubscriptionPayment',
  'A paid month of a subscription.',
  z.object({
    id: described(z.string(), 'Id of the invoice at the card provider.', { examples: ['in_1Qx2bVk9LmT4cZr'] }),
    createdAt: described(instant, 'When it was paid.'),
    startsAt: described(instant, 'Start of the paid month.'),
    endsAt: described(instant, 'End of the paid month.'),
    amount: described(z.int(), 'Paid amount in US cents.'),
    cardLast4,
    reversals,
  }),
);
export type SubscriptionPayment = z.output<typeof subscriptionPayment>;

const subscriptionRow = named(
  'Subscription',
  'A subscription in the history.',
  z.object({
    id: described(z.int(), 'Id of the row.'),
    createdAt: described(instant, 'When it began.'),
    status: subscriptionStatus,
    paymentType: described(z.literal('recurring'), 'Always `recurring`.'),
    data: described(z.string(), 'For older clients: object, plan and payment_settings of the card provider, as JSON.'),
    subscriptionId: described(z.nullable(z.string()), 'Id to cancel or resume it with; null before the first payment.'),
    product: described(boughtProduct, 'What was bought.'),
    amount: described(z.int(), 'Price in US cents for each month.'),
    xeny: described(z.int(), 'XENY of each credit.'),
    credited: described(z.enum(['daily', 'monthly']), 'How often XENY are credited.'),
    currentPeriodEnd: described(z.nullable(instant), 'End of the paid period; null before the first payment.'),
    cancelAtPeriodEnd: described(z.boolean(), 'Whether it is cancelled and ends with the paid period.'),
    payments: described(
      z.array(subscriptionPayment),
      'Months that were paid or refunded within the period, newest first.',
    ),
  }),
);

export type SubscriptionRow = z.output<typeof subscriptionRow>;

export const getSubscriptionHistory = defineOperation({
  id: 'getSubscriptionHistory',
  summary: 'List your subscriptions, newest first',
  description: 'Those that began or were paid within the period, or are still active.',
  method: 'GET',
  path: '/stripe/get-subscription-history/:days',
  authorization: 'required',
  input: z.strictObject({ days: historyDays, ...historyPage }),
  output: listOf(subscriptionRow),
});

export const createSubscription = defineOperation({
  id: 'createSubscription',
  summary: 'Subscribe to a plan',
  description:
    'When the card is declined, `msg` of the error is `{ raw: { message } }` with the message of the card provider.',
  method: 'POST',
  path: '/stripe/create-subscription',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    paymentMethod: described(
      z.string().check(z.regex(/^[A-Za-z0-9_]{3,100}$/)),
      'Payment method that the script of the card provider made in the browser.',
      { examples: ['pm_card_visa'] },
    ),
    priceId: described(z.string().check(z.maxLength(100)), 'Price of the plan, from `getXenyProducts`.', {
      examples: ['price-plan-100'],
    }),
    currency,
    email: receiptEmail,
    attemptId: z.optional(attemptId),
  }),
  output: z.object({
    clientSecret: described(z.string(), 'Secret of the first payment, for the script of the card provider.'),
    subscriptionId: described(z.string(), 'Id of the subscription.'),
    status: subscriptionStatus,
  }),
  errors: ['PRICE_NOT_FOUND', 'ATTEMPT_REUSED', 'ALREADY_SUBSCRIBED', 'CARD_DECLINED', 'PAYMENTS_UNAVAILABLE'],
});

export const changeSubscriptionCard = defineOperation({
  id: 'changeSubscriptionCard',
  summary: 'Change the card that pays for a subscription',
  description:
    'When a renewal was not paid, `clientSecret` is the secret of that payment: confirm it with the new card, then repeat the request, which reads the result. Idempotent.',
  method: 'POST',
  path: '/stripe/change-subscription-card',
  authorization: 'required',
  input: z.strictObject({
    subscriptionId,
    newCardId: described(
      z.string().check(z.regex(/^(pm|seti)_[A-Za-z0-9_]{1,100}$/)),
      'A saved card, or the setup that saved one, from `prepareCardSetup`.',
      { examples: ['pm_1Qx2bVk9LmT4cZr'] },
    ),
  }),
  output: z.object({
    status: subscriptionStatus,
    cardId: described(z.string(), 'The card that now pays for it.'),
    clientSecret: described(z.nullable(z.string()), 'Secret of the payment that is overdue; null when none is.'),
  }),
  errors: [
    'SUBSCRIPTION_NOT_FOUND',
    'SUBSCRIPTION_ENDED',
    'SAVED_CARD_NOT_FOUND',
    'CARD_SETUP_INCOMPLETE',
    'PAYMENTS_UNAVAILABLE',
  ],
});

export const cancelSubscription = defineOperation({
  id: 'cancelSubscription',
  summary: 'Cancel a subscription',
  description:
    'A running one ends with the paid period and can be resumed until then. One that has not started (`requires_payment_method`, `failed`) becomes `canceled` at once, and nothing is charged. Send `subscriptionId`, or `id` for a row without one; `id` is ignored when both are sent.',
  method: 'POST',
  path: '/stripe/cancel-subscription',
  authorization: 'required',
  input: z.strictObject({
    subscriptionId: z.optional(subscriptionId),
    id: described(z.optional(id), 'Id of the row in `getSubscriptionHistory`.', { examples: [7] }),
  }),
  output: subscriptionState,
  errors: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_ENDED', 'PAYMENTS_UNAVAILABLE'],
});

export const resumeSubscription = defineOperation({
  id: 'resumeSubscription',
  summary: 'Resume a cancelled subscription',
  description: 'It renews again at the end of the paid period.',
  method: 'POST',
  path: '/stripe/resume-subscription',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({ subscriptionId }),
  output: subscriptionState,
  errors: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_ENDED', 'PAYMENTS_UNAVAILABLE'],
});
