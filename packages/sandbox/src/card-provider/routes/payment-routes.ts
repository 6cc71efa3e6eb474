import { answerChallenge, cancelIntent, confirmIntent, createIntent, findIntent } from '../payment-intents.ts';
import {
  attachPaymentMethod,
  type CardDetails,
  createPaymentMethod,
  detachPaymentMethod,
  findPaymentMethod,
} from '../payment-methods.ts';
import { expandOf, metadataOf, namedOrTypedMethod, type Route, readRoute, required, text } from './route.ts';

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
  readRoute('/v1/payment_methods', 'PaymentMethod', ({ pages }) => pages.paymentMethods),
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    handle: (ledger, id, fields) => attachPaymentMethod(ledger, id, required(fields, 'customer')),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    handle: (ledger, id) => detachPaymentMethod(ledger, id),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    handle: (ledger, _id, fields) =>
      createIntent(ledger, {
        amount: Number(required(fields, 'amount')),
        currency: required(fields, 'currency'),
        metadata: metadataOf(fields),
        customer: text(fields, 'customer'),
        description: text(fields, 'description'),
        receipt_email: text(fields, 'receipt_email'),
      }),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    isPublic: true,
    handle: ({ book }, id, fields) => {
      const intent = findIntent(book, id, text(fields, 'client_secret'));
      const charge = book.pages.charges[intent.latest_charge ?? ''];
      return charge && expandOf(fields).includes('latest_charge') ? { ...intent, latest_charge: charge } : intent;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    isPublic: true,
    handle: (ledger, id, fields) => {
      const intent = findIntent(ledger.book, id, text(fields, 'client_secret'));
      const method = namedOrTypedMethod(ledger, fields);
      const receipt = text(fields, 'receipt_email');
      if (receipt) intent.receipt_email = receipt;
      if (text(fields, 'setup_future_usage') === 'off_session') intent.setup_future_usage = 'off_session';
      return confirmIntent(ledger, intent, method && findPaymentMethod(ledger.book, method).id, {
        returnUrl: text(fields, 'return_url'),
      });
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
