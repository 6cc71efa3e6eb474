import { randomUUID } from 'node:crypto';
import type { createSubscription as contract } from '@xana/contracts/http/payments/create-subscription';
import type { InputOf } from '@xana/contracts/operation';
import { ApiError, apiError } from '../../../api-error.ts';
import type { Database } from '../../../database/connect-database.ts';
import { violatesUnique } from '../../../database/unique-violation.ts';
import type { CardProvider } from '../../../gateways/card-provider/card-provider.ts';
import type { Handler } from '../../../http/handler.ts';
import { findProduct } from '../products.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { closeAttempt } from './close-attempt.ts';
import { toSubscriptionStatus } from './subscription-status.ts';
import { syncSubscription } from './sync-subscription.ts';

type Input = InputOf<typeof contract>;
type Product = Awaited<ReturnType<typeof findProduct>>;

/** The row comes first, as with packs; a card that is refused ends the attempt, and another one may begin it anew. */
export const createSubscription: Handler<typeof contract> = async ({
  input,
  caller,
  database,
  apiError,
  ...platform
}) => {
  const cards = requireCardProvider(platform);
  const product = await findProduct(database, input.priceId, 'plan');
  const row = await createAttempt(database, cards, caller.userId, product, input);
  if (row.product_id !== product.id || row.payment_method !== input.paymentMethod) throw apiError('ATTEMPT_REUSED');
  try {
    const plan =
      (row.subscription_id && (await cards.findPlan(row.subscription_id))) ||
      (await cards.createPlan({
        row,
        customerId: await customerOf(database, cards, caller.userId, input.email),
        paymentMethod: input.paymentMethod,
        price: {
          productId: product.id,
          name: product.name,
          priceId: product.price_id,
          unitAmount: product.unit_amount,
        },
      }));
    await syncSubscription(database, cards, plan);
    return {
      clientSecret: plan.clientSecret ?? '',
      subscriptionId: plan.id,
      status: toSubscriptionStatus(plan.status),
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CARD_DECLINED') await closeAttempt(database, row.id);
    throw error;
  }
};

async function createAttempt(database: Database, cards: CardProvider, userId: number, product: Product, input: Input) {
  const attempt = input.attemptId ?? randomUUID();
  const values = {
    user_id: userId,
    attempt,
    product_id: product.id,
    unit_amount: product.unit_amount,
    xeny: product.xeny,
    credited: product.credited === 'daily' ? ('daily' as const) : ('monthly' as const),
    email: input.email,
    payment_method: input.paymentMethod,
  };
  const insert = () =>
    database
      .insertInto('subscriptions')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'attempt'])
          // A refused card ended it: the same attempt may go on with another one.
          .doUpdateSet({ payment_method: input.paymentMethod, status: 'incomplete' })
          .where('subscriptions.status', '=', 'failed')
          .where('subscriptions.product_id', '=', product.id),
      )
      .execute();
  try {
    await insert();
  } catch (error) {
    if (!violatesUnique(error, 'one_subscription_of_a_plan')) throw error;
    await cancelIncomplete(database, cards, userId, product.id);
    await insert().catch((again: unknown) => {
      throw violatesUnique(again, 'one_subscription_of_a_plan') ? apiError('ALREADY_SUBSCRIBED') : again;
    });
  }
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();
}

/** A first payment that was never finished makes way for the next attempt; a plan that runs does not. */
async function cancelIncomplete(database: Database, cards: CardProvider, userId: number, productId: string) {
  const other = await database
    .selectFrom('subscriptions')
    .select(['status', 'subscription_id'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('status', 'in', ['incomplete', 'active', 'past_due'])
    .executeTakeFirst();
  if (!other) return;
  if (other.status !== 'incomplete') throw apiError('ALREADY_SUBSCRIBED');
  // It is being begun at this moment, in another tab; or its answer was lost, and is being looked for.
  if (!other.subscription_id) throw apiError('PAYMENTS_UNAVAILABLE', 'Another attempt is under way.');
  const plan = await cards.findPlan(other.subscription_id);
  if (plan && plan.status !== 'incomplete') {
    await syncSubscription(database, cards, plan);
    throw apiError('ALREADY_SUBSCRIBED');
  }
  await cards.cancelPlan(other.subscription_id);
  await database
    .updateTable('subscriptions')
    .set({ status: 'incomplete_expired', ask_at: null })
    .where('subscription_id', '=', other.subscription_id)
    .where('status', '=', 'incomplete')
    .execute();
}

async function customerOf(database: Database, cards: CardProvider, userId: number, email: string): Promise<string> {
  const find = () =>
    database.selectFrom('card_customers').select('customer_id').where('user_id', '=', userId).executeTakeFirst();
  const known = await find();
  if (known) return known.customer_id;
  const customer_id = await cards.createCustomer(userId, email);
  await database
    .insertInto('card_customers')
    .values({ user_id: userId, customer_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.customer_id ?? customer_id;
}
