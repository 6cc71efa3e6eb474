import { randomUUID } from 'node:crypto';
import type { createSubscription as contract } from '@xana/contracts/http/payments/subscriptions';
import { ApiError, apiError } from '../../../api-error.ts';
import { findProduct, type ProductRow } from '../../../database/payments/products.ts';
import {
  closeAttempt,
  expireIncomplete,
  findOpenSubscription,
  insertAttempt,
  readAttempt,
  type SubscriptionRow,
} from '../../../database/payments/subscriptions.ts';
import type { CardProvider } from '../../../gateways/card-provider/card-provider.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { findOrCreateCustomer } from '../saved-cards/find-or-create-customer.ts';
import { syncSubscription, toSubscriptionStatus } from './sync-subscription.ts';

type Context = Pick<Call<typeof contract>, 'input' | 'caller' | 'database'> & { cards: CardProvider };

/**
 * The row is inserted before the provider's subscription is created, as with packs. A declined card closes the attempt;
 * the same attempt may start again with another card.
 */
export const createSubscription: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const cards = requireCardProvider(call);
  const context = { input, caller, database, cards };
  const product = await findProduct(database, input.priceId, 'plan');
  if (!product) throw apiError('PRICE_NOT_FOUND');
  const attempt = await createAttempt(context, product);
  if (attempt.product_id !== product.id || attempt.payment_method !== input.paymentMethod)
    throw apiError('ATTEMPT_REUSED');
  // It was unsubscribed before it started: creating it now would charge a card for a row that has ended.
  if (attempt.status === 'canceled' && !attempt.subscription_id) throw apiError('ATTEMPT_REUSED');
  try {
    const subscription = await findOrCreateSubscription(context, product, attempt);
    await syncSubscription(database, cards, subscription);
    return {
      clientSecret: subscription.clientSecret ?? '',
      subscriptionId: subscription.id,
      status: toSubscriptionStatus(subscription.status),
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CARD_DECLINED') await closeAttempt(database, attempt.id);
    throw error;
  }
};

async function createAttempt(context: Context, product: ProductRow): Promise<SubscriptionRow> {
  const { input, caller, database } = context;
  const attempt = input.attemptId ?? randomUUID();
  const values = {
    user_id: caller.userId,
    attempt,
    product_id: product.id,
    unit_amount: product.unit_amount,
    xeny: product.xeny,
    credited: product.credited === 'daily' ? ('daily' as const) : ('monthly' as const),
    email: input.email,
    payment_method: input.paymentMethod,
  };
  if (!(await insertAttempt(database, values))) {
    await cancelIncomplete(context, product.id);
    if (!(await insertAttempt(database, values))) throw apiError('ALREADY_SUBSCRIBED');
  }
  return readAttempt(database, caller.userId, attempt);
}

/** Cancels an incomplete subscription to the same plan, so that a new attempt can start; a running one is kept. */
async function cancelIncomplete({ caller, database, cards }: Context, productId: string): Promise<void> {
  const open = await findOpenSubscription(database, caller.userId, productId);
  if (!open) return;
  if (open.status !== 'incomplete') throw apiError('ALREADY_SUBSCRIBED');
  // Another tab is creating it at this moment, or the provider's response was lost and the row waits for reconciliation.
  if (!open.subscription_id) throw apiError('PAYMENTS_UNAVAILABLE', 'Another attempt is in progress.');
  const subscription = await cards.findPlan(open.subscription_id);
  if (subscription && subscription.status !== 'incomplete') {
    await syncSubscription(database, cards, subscription);
    throw apiError('ALREADY_SUBSCRIBED');
  }
  await cards.cancelPlan(open.subscription_id);
  await expireIncomplete(database, open.subscription_id);
}

async function findOrCreateSubscription(context: Context, product: ProductRow, attempt: SubscriptionRow) {
  const { input, cards, caller, database } = context;
  const known = attempt.subscription_id ? await cards.findPlan(attempt.subscription_id) : null;
  if (known) return known;
  return cards.createPlan({
    row: attempt,
    customerId: await findOrCreateCustomer({ database, cards, userId: caller.userId, email: input.email }),
    paymentMethod: input.paymentMethod,
    price: {
      productId: product.id,
      name: product.name,
      priceId: product.price_id,
      unitAmount: product.unit_amount,
    },
  });
}
