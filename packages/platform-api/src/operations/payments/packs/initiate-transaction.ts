import { randomUUID } from 'node:crypto';
import type { initiateTransaction as contract } from '@xana/contracts/http/payments/initiate-transaction';
import { insertPayment } from '../../../database/payments/payments.ts';
import { findProduct } from '../../../database/payments/products.ts';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { findOrCreateCustomer } from '../saved-cards/find-or-create-customer.ts';
import { syncPaymentIntent } from './sync-payment-intent.ts';

/** The row is inserted before the PaymentIntent is created, so that a webhook finds it even when this process crashes. */
export const initiateTransaction: Handler<typeof contract> = async ({
  input,
  caller,
  database,
  apiError,
  ...platform
}) => {
  const cards = requireCardProvider(platform);
  const product = await findProduct(database, input.priceId, 'pack');
  if (!product) throw apiError('PRICE_NOT_FOUND');
  if (product.id !== input.productId) throw apiError('PRICE_NOT_FOUND', 'The price belongs to another product.');
  if (product.unit_amount !== input.amount) throw apiError('PRICE_CHANGED');
  const payment = await insertPayment(database, {
    user_id: caller.userId,
    attempt: input.attemptId ?? randomUUID(),
    product_id: product.id,
    unit_amount: product.unit_amount,
    xeny: product.xeny,
    email: input.email,
    country: input.country || null,
    description: input.description || null,
  });
  if (payment.product_id !== product.id || payment.unit_amount !== input.amount) throw apiError('ATTEMPT_REUSED');
  const known = payment.intent_id ? await cards.findIntent(payment.intent_id) : null;
  const customerOf = () => findOrCreateCustomer({ database, cards, userId: caller.userId, email: payment.email });
  const intent = known ?? (await cards.createIntent({ ...intentOf(payment), customerId: await customerOf() }));
  const status = (await syncPaymentIntent(database, intent)) ?? intent.status;
  return { clientSecret: intent.clientSecret, paymentIntentId: intent.id, status };
};

/** The same parameters on each try: the provider rejects an idempotency key with other parameters. */
const intentOf = (payment: { id: number; attempt: string; unit_amount: number; email: string; xeny: number }) => ({
  row: { id: payment.id, attempt: payment.attempt },
  amount: payment.unit_amount,
  email: payment.email,
  description: `${payment.xeny} XENY`,
});
