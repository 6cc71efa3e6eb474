import type { SubscriptionRow } from '@xana/contracts/http/payments/get-subscription-history';
import type { Tables } from '../../../database/tables.ts';

type Kept = Tables['subscriptions']['status'] extends { __select__: infer Status } ? Status : never;

/** What the product spec calls the states of a plan. */
const SHOWN: Record<Kept, SubscriptionRow['status']> = {
  incomplete: 'requires_payment_method',
  incomplete_expired: 'failed',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  failed: 'failed',
};

export const toSubscriptionStatus = (kept: Kept): SubscriptionRow['status'] => SHOWN[kept];
