import { randomUUID } from 'node:crypto';
import type { initiateTransaction as contract } from '@xana/contracts/http/payments/initiate-transaction';
import type { Handler } from '../../../http/handler.ts';
import { findProduct } from '../products.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { syncPaymentIntent } from './sync-payment-intent.ts';

/** The row comes first: whatever happens to this process, what the provider tells later finds it. */
export const initiateTransaction: Handler<typeof contract> = async ({
  input,
  caller,
  database,
  apiError,
  ...platform
}) => {
  const cards = requireCardProvider(platform);
  const product = await findProduct(database, input.priceId, 'pack');
  if (product.id !== input.productId) throw apiError('PRICE_NOT_FOUND', 'The price is not one of this product.');
  if (product.unit_amount !== input.amount) throw apiError('PRICE_CHANGED');
  const attempt = input.attemptId ?? randomUUID();
  await database
    .insertInto('payments')
    .values({
      user_id: caller.userId,
      attempt,
      product_id: product.id,
      unit_amount: product.unit_amount,
      xeny: product.xeny,
      email: input.email,
      country: input.country || null,
      description: input.description || null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt']).doNothing())
    .execute();
  const payment = await database
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();
  if (payment.product_id !== product.id || payment.unit_amount !== input.amount) throw apiError('ATTEMPT_REUSED');
  const known = payment.intent_id ? await cards.findIntent(payment.intent_id) : null;
  const intent = known ?? (await cards.createIntent(intentOf(payment)));
  const status = (await syncPaymentIntent(database, intent)) ?? intent.status;
  return { clientSecret: intent.clientSecret, paymentIntentId: intent.id, status };
};

/** The same of each try, so that the provider knows it again by its key. */
const intentOf = (payment: { id: number; attempt: string; unit_amount: number; email: string; xeny: number }) => ({
  row: { id: payment.id, attempt: payment.attempt },
  amount: payment.unit_amount,
  email: payment.email,
  description: `${payment.xeny} XENY`,
});
