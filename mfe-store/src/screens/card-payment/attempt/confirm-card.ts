import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { Session } from '@xana/session';
import type { CardFunctions } from '../card-frame/frame-stripe.ts';
import type { AttemptEvent } from './attempt.ts';
import type { CardBuyer, CardChoice } from './card-buyer.ts';

/** One try of a buyer to use a card. */
export interface CardTry {
  call: Session['call'];
  card: CardFunctions;
  /** Idempotency key. */
  attemptId: string;
  buyer: CardBuyer;
  choice: CardChoice;
  returnUrl: string;
  dispatch(event: AttemptEvent): void;
  /** The member leaves for a page of the bank, and comes back to `returnUrl`. */
  leave(address: string): void;
}

interface ConfirmOptions extends Pick<CardTry, 'card' | 'returnUrl' | 'dispatch' | 'leave'> {
  clientSecret: string;
}

/**
 * Follows a confirmed PaymentIntent to an end: asks the bank's question, in the frame or on a page of the bank, and confirms again
 * what still requires a confirmation.
 *
 * @returns what ended the try; null when the page is being left
 */
export async function followIntent(
  first: PaymentIntentResult,
  { card, clientSecret, returnUrl, dispatch, leave }: ConfirmOptions,
): Promise<AttemptEvent | null> {
  let result = first;
  if (result.paymentIntent?.status === 'requires_confirmation')
    result = await card.confirmAgain(clientSecret, returnUrl);
  if (result.paymentIntent?.status === 'requires_action') {
    const address = result.paymentIntent.next_action?.redirect_to_url?.url;
    if (address) {
      leave(address);
      return null;
    }
    dispatch({ type: 'challenged' });
    result = await card.handleNextAction(clientSecret);
  }
  return eventOf(result);
}

/** An error about a payment that succeeded meanwhile, for example in another tab, is not a failure. */
function eventOf({ paymentIntent, error }: PaymentIntentResult): AttemptEvent {
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (error && status !== 'succeeded' && status !== 'processing')
    return { type: 'stopped', problem: { kind: 'declined', message: error.message ?? '' } };
  return { type: 'answered', status: status ?? '' };
}
