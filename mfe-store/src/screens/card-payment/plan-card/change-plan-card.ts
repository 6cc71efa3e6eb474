import type { SetupIntentResult } from '@stripe/stripe-js';
import { prepareCardSetup } from '@xana/contracts/http/payments/saved-cards';
import { changeSubscriptionCard } from '@xana/contracts/http/payments/subscriptions';
import type { AttemptEvent } from '../attempt/attempt.ts';
import { billingOf } from '../attempt/card-buyer.ts';
import { type CardTry, followIntent } from '../attempt/confirm-card.ts';

export interface CardChange extends CardTry {
  subscriptionId: string;
}

/** One try to give a plan another card. @returns null when the page is being left for the bank's */
export async function changePlanCard(change: CardChange): Promise<AttemptEvent | null> {
  if (change.choice.savedCard) return useForPlan(change, change.choice.savedCard);
  const saved = await saveTypedCard(change);
  return typeof saved === 'string' ? useForPlan(change, saved) : saved;
}

/** Makes a saved card, or one that was set up, the card of the plan, and pays what is overdue with it. */
export async function useForPlan(change: CardChange, newCardId: string): Promise<AttemptEvent | null> {
  const { call, card, subscriptionId, buyer, choice, returnUrl } = change;
  const { cardId, clientSecret, status } = await call(changeSubscriptionCard, { subscriptionId, newCardId });
  if (!clientSecret) return { type: 'answered', status };
  const { email: _noReceipt, ...billing } = billingOf(buyer);
  const first = await card.confirmCardPayment(clientSecret, { billing, ...choice, savedCard: cardId, returnUrl });
  const event = await followIntent(first, { ...change, clientSecret });
  if (event?.type !== 'answered' || event.status !== 'succeeded') return event;
  // The server reads that the renewal is paid, without waiting for the webhook.
  await call(changeSubscriptionCard, { subscriptionId, newCardId: cardId }).catch(() => null);
  return event;
}

/** @returns the setup that saved the card, or what ended the try */
async function saveTypedCard(change: CardChange): Promise<string | AttemptEvent | null> {
  const { call, card, attemptId, buyer, choice, returnUrl, dispatch, leave } = change;
  const { clientSecret, setupId } = await call(prepareCardSetup, { attemptId });
  const { email: _noReceipt, ...billing } = billingOf(buyer);
  let result = await card.confirmCardSetup(clientSecret, { billing, isKept: choice.isKept, returnUrl });
  if (result.setupIntent?.status === 'requires_action') {
    const address = result.setupIntent.next_action?.redirect_to_url?.url;
    if (address) {
      leave(address);
      return null;
    }
    dispatch({ type: 'challenged' });
    result = await card.handleNextAction(clientSecret);
  }
  return isSaved(result) ? setupId : stoppedBy(result);
}

const isSaved = ({ setupIntent, error }: SetupIntentResult): boolean =>
  (setupIntent ?? error?.setup_intent)?.status === 'succeeded';

function stoppedBy({ error }: SetupIntentResult): AttemptEvent {
  const problem = error
    ? ({ kind: 'declined', message: error.message ?? '' } as const)
    : ({ kind: 'notConfirmed' } as const);
  return { type: 'stopped', problem };
}
