import { randomUUID } from 'node:crypto';
import type * as contracts from '@xana/contracts/http/payments/purchases';
import { selectPaymentReversals } from '../../../database/payments/charge-reversals.ts';
import { findPayment, insertPayment, selectPaymentPage } from '../../../database/payments/payments.ts';
import { findProduct } from '../../../database/payments/products.ts';
import type { Handler } from '../../../http/handler.ts';
import { daysAgo, historyPageOf } from '../payment-history.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { findOrCreateCustomer } from '../saved-cards/find-or-create-customer.ts';
import { toReversal } from '../to-reversal.ts';
import { syncPaymentIntent } from './sync-payment-intent.ts';

export const getTransactionHistory: Handler<typeof contracts.getTransactionHistory> = async (call) => {
  const { input, caller, database } = call;
  const { count, rows } = await selectPaymentPage(database, caller.userId, {
    since: daysAgo(input.days),
    page: historyPageOf(input),
  });
  const reversals = await selectPaymentReversals(
    database,
    rows.map(({ id }) => id),
  );
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      status: row.status,
      paymentType: 'one_time' as const,
      paymentIntentData: JSON.stringify({
        object: 'payment_intent',
        amount: row.unit_amount,
        currency: 'usd',
        metadata: { productId: row.product_id },
      }),
      paymentIntentId: row.intent_id,
      product: { id: row.product_id, name: row.name, xeny: row.xeny, credited: 'once' as const },
      amount: row.unit_amount,
      refunded: row.refunded,
      xeny: row.xeny,
      cardLast4: row.card_last4,
      reversals: reversals.filter(({ payment_id }) => payment_id === row.id).map(toReversal),
    })),
  };
};

/** The row is inserted before the PaymentIntent is created, so that a webhook finds it even when this process crashes. */
export const initiateTransaction: Handler<typeof contracts.initiateTransaction> = async (call) => {
  const { input, caller, database, apiError, ...platform } = call;
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

/** The browser's report is not trusted: it only makes the platform ask the card provider for the status. */
export const markTxnFailure: Handler<typeof contracts.markTxnFailure> = async (call) => {
  const { input, caller, database, apiError, ...platform } = call;
  const payment = await findPayment(database, caller.userId, input.paymentIntentId);
  if (!payment) throw apiError('PAYMENT_NOT_FOUND');
  if (payment.status === 'succeeded') return { status: payment.status };
  const intent = await requireCardProvider(platform).findIntent(input.paymentIntentId);
  if (!intent) throw apiError('PAYMENT_NOT_FOUND');
  return { status: (await syncPaymentIntent(database, intent)) ?? payment.status };
};
