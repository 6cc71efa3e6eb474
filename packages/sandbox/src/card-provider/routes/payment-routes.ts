import { answerChallenge, cancelIntent, confirmIntent, createIntent, findIntent } from '../payment-intents.ts';
import { attachPaymentMethod, type CardDetails, createPaymentMethod, findPaymentMethod } from '../payment-methods.ts';
import { metadataOf, type Route, required, text, throwMissing } from './route.ts';

/** Payment methods and payment intents. */
export const paymentRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    isPublic: true,
    handle: ({ book }, _id, fields) =>
      createPaymentMethod(book, {
        ...(fields as { type?: string; billing_details?: { email?: string } }),
        card: (fields.card ?? {}) as CardDetails,
      }),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handle: ({ book }, id) => book.pages.paymentMethods[id] ?? throwMissing('PaymentMethod', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    handle: ({ book }, id, fields) => attachPaymentMethod(book, id, required(fields, 'customer')),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    handle: (ledger, _id, fields) => {
      const [customer, description, receipt] = ['customer', 'description', 'receipt_email'].map((name) =>
        text(fields, name),
      );
      return createIntent(ledger, {
        amount: Number(required(fields, 'amount')),
        currency: required(fields, 'currency'),
        metadata: metadataOf(fields),
        ...(customer ? { customer } : {}),
        ...(description ? { description } : {}),
        ...(receipt ? { receipt_email: receipt } : {}),
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    isPublic: true,
    handle: ({ book }, id, fields) => findIntent(book, id, text(fields, 'client_secret')),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    isPublic: true,
    handle: (ledger, id, fields) => {
      const intent = findIntent(ledger.book, id, text(fields, 'client_secret'));
      const typed = fields.payment_method_data as { card?: CardDetails } | undefined;
      const method = typed
        ? createPaymentMethod(ledger.book, { type: 'card', ...typed }).id
        : text(fields, 'payment_method');
      return confirmIntent(ledger, intent, method && findPaymentMethod(ledger.book, method).id);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/challenge',
    isPublic: true,
    handle: (ledger, id, fields) =>
      answerChallenge(
        ledger,
        findIntent(ledger.book, id, required(fields, 'client_secret')),
        text(fields, 'outcome') === 'confirmed',
      ),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    handle: (ledger, id) => cancelIntent(ledger, findIntent(ledger.book, id)),
  },
];
