import type { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';

type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why the last try did not pay. The form keeps what was typed. */
export type Problem =
  /** The message is the card provider's. */
  | { kind: 'declined'; message: string }
  /** The bank's question was closed or answered with no. */
  | { kind: 'notConfirmed' }
  /** No answer, or an error of the platform. */
  | { kind: 'failed'; error: unknown };

/** One purchase, from the opening of its form to its end. It is charged at most once, because all tries share one id. */
export type Attempt =
  /** Asks the server what became of an earlier try. */
  | { step: 'checking' }
  | { step: 'ready'; problem: Problem | null }
  | { step: 'paying' }
  /** The bank asks the card holder (3-D Secure). */
  | { step: 'challenge' }
  /** Accepted, and settled later. */
  | { step: 'processing' }
  | { step: 'succeeded' }
  /** A status that this page does not know: the history shows what became of it. */
  | { step: 'unexpected' };

export type AttemptEvent =
  | { type: 'submitted' }
  | { type: 'challenged' }
  | { type: 'answered'; status: string }
  | { type: 'stopped'; problem: Problem };

export const startAttempt = (isKnown: boolean): Attempt =>
  isKnown ? { step: 'checking' } : { step: 'ready', problem: null };

/** A succeeded attempt stays succeeded, and a second submit while one runs changes nothing. */
export function nextAttempt(attempt: Attempt, event: AttemptEvent): Attempt {
  if (attempt.step === 'succeeded') return attempt;
  switch (event.type) {
    case 'submitted':
      return canSubmit(attempt) ? { step: 'paying' } : attempt;
    case 'challenged':
      return attempt.step === 'paying' ? { step: 'challenge' } : attempt;
    case 'stopped':
      return { step: 'ready', problem: event.problem };
    case 'answered':
      return answered(attempt, event.status);
  }
}

export const canSubmit = ({ step }: Attempt): boolean => step === 'ready';

/** Whether a card may be charged at this moment: leaving now does not stop it. */
export const isRunning = ({ step }: Attempt): boolean =>
  step === 'paying' || step === 'challenge' || step === 'processing';

const STEPS: Partial<Record<string, Attempt['step']>> = {
  succeeded: 'succeeded',
  active: 'succeeded',
  past_due: 'succeeded',
  processing: 'processing',
} satisfies Partial<Record<PaymentStatus | 'active' | 'past_due', Attempt['step']>>;

/** Statuses from which the same payment continues with a card. */
const OPEN = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action', 'failed', 'canceled']);

function answered(attempt: Attempt, status: string): Attempt {
  const step = STEPS[status];
  if (step === 'succeeded' || step === 'processing') return { step };
  if (!OPEN.has(status)) return { step: 'unexpected' };
  const wasAsked = attempt.step === 'challenge' && status === 'requires_action';
  return { step: 'ready', problem: wasAsked ? { kind: 'notConfirmed' } : null };
}
