import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import { boughtProduct, cardLast4, historyDays, historyPage, reversals, subscriptionStatus } from './payment-fields.ts';

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
