import type { SubscriptionRow as Shown } from '@xana/contracts/http/payments/subscriptions';
import type { SubscriptionRow } from '../../../database/payments/subscriptions.ts';

type Stored = SubscriptionRow['status'];

/** The product spec's name of each status. */
const SHOWN: Record<Stored, Shown['status']> = {
  incomplete: 'requires_payment_method',
  incomplete_expired: 'failed',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  failed: 'failed',
};

export const toSubscriptionStatus = (stored: Stored): Shown['status'] => SHOWN[stored];
