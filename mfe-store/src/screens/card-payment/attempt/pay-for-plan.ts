import { createSubscription } from '@xana/contracts/http/payments/subscriptions';
import { isApiError } from '@xana/remote-kit';
import type { CardFunctions, TypedCard } from '../card-frame/frame-stripe.ts';
import type { AttemptEvent } from './attempt.ts';
import { billingOf } from './card-buyer.ts';
import { followIntent } from './confirm-card.ts';
import type { Purchase } from './pay-for-pack.ts';

type Order = Pick<Purchase, 'call' | 'product' | 'attemptId' | 'buyer'> & { paymentMethod: string };

/** The server's subscription of an attempt, with its current status. */
export function readPlan({ call, product, attemptId, buyer, paymentMethod }: Order) {
  return call(createSubscription, {
    paymentMethod,
    priceId: product.priceData.id,
    currency: 'usd',
    email: buyer.email,
    attemptId,
  });
}

interface PlanPurchase extends Purchase {
  /** Stores the card of the attempt, with which its state can be read again; undefined after the card was declined at once. */
  onCard(paymentMethod: string | undefined): void;
}

/** One try to subscribe to a plan. @returns null when the page is being left for the bank's */
export async function payForPlan(purchase: PlanPurchase): Promise<AttemptEvent | null> {
  const { card, buyer, choice, returnUrl, onCard } = purchase;
  const billing = billingOf(buyer);
  const { isKept } = choice;
  const { id, error } = choice.savedCard ? { id: choice.savedCard } : await createCard(card, { billing, isKept });
  if (!id) return { type: 'stopped', problem: { kind: 'declined', message: error ?? '' } };
  onCard(id);
  const order = { ...purchase, paymentMethod: id };
  try {
    const { clientSecret, status } = await readPlan(order);
    if (status !== 'requires_payment_method') return { type: 'answered', status };
    const first = await card.confirmCardPayment(clientSecret, {
      billing,
      isKept,
      savedCard: id,
      returnUrl,
    });
    const event = await followIntent(first, { ...purchase, clientSecret });
    if (event?.type !== 'stopped') return event;
    // The reply of the card provider may be lost: the server asks it whether the plan is paid.
    const known = await readPlan(order).catch(() => null);
    return known?.status === 'active' ? { type: 'answered', status: known.status } : event;
  } catch (error) {
    // `message` is the provider's, see `createSubscription`.
    if (!isApiError(error) || error.code !== 'CARD_DECLINED') throw error;
    onCard(undefined);
    return { type: 'stopped', problem: { kind: 'declined', message: error.message } };
  }
}

async function createCard(card: CardFunctions, typed: TypedCard): Promise<{ id?: string; error?: string }> {
  const { paymentMethod, error } = await card.createPaymentMethod(typed);
  return paymentMethod ? { id: paymentMethod.id } : { error: error.message };
}
