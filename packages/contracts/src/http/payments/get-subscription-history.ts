import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf } from '../fields.ts';
import { boughtProduct, historyDays, SUBSCRIPTION_STATUSES } from './payment-fields.ts';

export const subscriptionRow = z.object({
  id: z.int(),
  createdAt: instant,
  status: z.enum(SUBSCRIPTION_STATUSES),
  paymentType: z.literal('recurring'),
  /** The provider's object as text, of the shape that older clients read: object, plan, payment_settings. */
  data: z.string(),
  subscriptionId: z.nullable(z.string()),
  product: boughtProduct,
  /** US cents a month. */
  amount: z.int(),
  /** How many XENY each credit brings. */
  xeny: z.int(),
  credited: z.enum(['daily', 'monthly']),
  /** Until when it is paid; null before the first payment. */
  currentPeriodEnd: z.nullable(instant),
  /** It is cancelled, and lasts until then. */
  cancelAtPeriodEnd: z.boolean(),
});

export type SubscriptionRow = z.output<typeof subscriptionRow>;

/** At most 200 rows; `count` says how many there are. */
export const getSubscriptionHistory = defineOperation({
  id: 'getSubscriptionHistory',
  summary: 'The caller’s plans that were begun in the last so many days or still run, newest first.',
  method: 'GET',
  path: '/stripe/get-subscription-history/:days',
  authorization: 'required',
  input: z.strictObject({ days: historyDays }),
  output: listOf(subscriptionRow),
});
