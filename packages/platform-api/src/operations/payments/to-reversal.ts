import type { Reversal } from '@xana/contracts/http/payments/payment-fields';
import type { ReversalRow } from '../../database/payments/charge-reversals.ts';

export const toReversal = ({ id, created_at, kind, amount, xeny }: ReversalRow): Reversal => ({
  id,
  createdAt: created_at.toISOString(),
  kind,
  amount,
  xeny,
});
