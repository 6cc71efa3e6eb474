import { initiateTransaction, markTxnFailure } from '@xana/contracts/http/payments/purchases';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import type { AttemptEvent } from './attempt.ts';
import { billingOf } from './card-buyer.ts';
import { type CardTry, followIntent } from './confirm-card.ts';

export interface Purchase extends CardTry {
  product: XenyProduct;
}

type Order = Pick<Purchase, 'call' | 'product' | 'attemptId' | 'buyer'>;

/** The server's payment of an attempt: started at the first call, the same one afterwards, with its current status. */
export function readPack({ call, product, attemptId, buyer }: Order) {
  return call(initiateTransaction, {
    currency: 'usd',
    email: buyer.email,
    country: buyer.country,
    amount: product.priceData.unit_amount,
    priceId: product.priceData.id,
    productId: product.id,
    attemptId,
  });
}

/** One try to pay for a pack. @returns null when the page is being left for the bank's */
export async function payForPack(purchase: Purchase): Promise<AttemptEvent | null> {
  const { call, card, buyer, choice, returnUrl } = purchase;
  const { clientSecret, paymentIntentId, status } = await readPack(purchase);
  // Paid by an earlier try whose answer was lost, or in another tab.
  if (status === 'succeeded' || status === 'processing') return { type: 'answered', status };
  const first = await card.confirmCardPayment(clientSecret, { billing: billingOf(buyer), ...choice, returnUrl });
  const event = await followIntent(first, { ...purchase, clientSecret });
  if (event?.type !== 'stopped') return event;
  // The server asks the provider itself: a payment that another tab completed counts as succeeded.
  const reported = await call(markTxnFailure, { paymentIntentId }).catch(() => null);
  return reported?.status === 'succeeded' ? { type: 'answered', status: reported.status } : event;
}
