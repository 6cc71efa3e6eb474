import type { TransactionRow } from '@xana/contracts/http/payments/purchases';
import type { SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';

/** A pack of 500 XENY that was bought. */
export const testTransaction = (change: Partial<TransactionRow> = {}): TransactionRow => ({
  id: 17,
  createdAt: '2026-11-20T07:08:09.000Z',
  status: 'succeeded',
  paymentType: 'one_time',
  paymentIntentData: '{}',
  paymentIntentId: 'pi_17',
  product: { id: 'xeny-500', name: '500 XENY', xeny: 500, credited: 'once' },
  amount: 499,
  refunded: 0,
  xeny: 500,
  cardLast4: '4242',
  reversals: [],
  ...change,
});

/** A running plan of 100 XENY each month, paid once. */
export const testSubscription = (change: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  id: 7,
  createdAt: '2026-11-20T07:08:09.000Z',
  status: 'active',
  paymentType: 'recurring',
  data: '{}',
  subscriptionId: 'sub_7',
  product: { id: 'plan-100', name: '100 XENY every month', xeny: 100, credited: 'monthly' },
  amount: 89,
  xeny: 100,
  credited: 'monthly',
  currentPeriodEnd: '2026-12-20T07:08:09.000Z',
  cancelAtPeriodEnd: false,
  payments: [
    {
      id: 'in_7',
      createdAt: '2026-11-20T07:08:09.000Z',
      startsAt: '2026-11-20T07:08:09.000Z',
      endsAt: '2026-12-20T07:08:09.000Z',
      amount: 89,
      cardLast4: '4242',
      reversals: [],
    },
  ],
  ...change,
});
