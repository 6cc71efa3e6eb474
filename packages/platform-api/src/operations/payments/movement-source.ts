import type { MovementReason } from '@xana/contracts/http/payments/get-xeny-ledger';

interface MovementSource {
  reason: MovementReason;
  /** What was paid: `payment:17` or `plan:in_1`; null for a movement without a payment. */
  source: string | null;
}

/** Reads the idempotency key of a movement: `payment:17`, `plan:in_1:0`, `back:payment:17:0`, `back:plan:in_1:0`. */
export function movementSource(key: string, amount: string): MovementSource {
  const [, back, payment, invoice] = /^(back:)?(?:payment:(\d+)|plan:([^:]+))(?::\d+)?$/.exec(key) ?? [];
  if (payment === undefined && invoice === undefined) return { reason: 'other', source: null };
  const source = payment === undefined ? `plan:${invoice}` : `payment:${payment}`;
  if (back) return { reason: amount.startsWith('-') ? 'taken_back' : 'returned', source };
  return { reason: payment === undefined ? 'plan' : 'pack', source };
}
