import type { Book } from '../book.ts';
import type { Invoice, Subscription } from '../objects.ts';
import { cancelSubscription, createSubscription, updateSubscription } from '../subscriptions.ts';
import { expandOf, listOf, metadataOf, newestFirst, type Route, required, text, throwMissing } from './route.ts';

/** Subscriptions and their invoices. */
export const subscriptionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    handle: (ledger, _id, fields) => {
      const [item] = Object.values((fields.items ?? {}) as Record<string, { price?: string }>);
      const subscription = createSubscription(ledger, {
        customer: required(fields, 'customer'),
        price: item?.price ?? required({}, 'items[0][price]'),
        default_payment_method: required(fields, 'default_payment_method'),
        metadata: metadataOf(fields),
      });
      return expanded(ledger.book, subscription, expandOf(fields));
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    handle: ({ book }, id, fields) => expanded(book, findSubscription(book, id), expandOf(fields)),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    handle: ({ book }, _id, fields) => {
      const customer = text(fields, 'customer');
      const rows = newestFirst(book.pages.subscriptions).filter((one) => !customer || one.customer === customer);
      return listOf('/v1/subscriptions', rows);
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    handle: (ledger, id, fields) => {
      const end = text(fields, 'cancel_at_period_end');
      const method = text(fields, 'default_payment_method');
      const subscription = updateSubscription(ledger, findSubscription(ledger.book, id), {
        ...(end === undefined ? {} : { cancel_at_period_end: end === 'true' }),
        ...(method === undefined ? {} : { default_payment_method: method }),
      });
      return expanded(ledger.book, subscription, expandOf(fields));
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    handle: (ledger, id) => cancelSubscription(ledger, findSubscription(ledger.book, id)),
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    handle: ({ book }, id) => withSecret(book, book.pages.invoices[id] ?? throwMissing('invoice', id)),
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    handle: ({ book }, _id, fields) => {
      const of = text(fields, 'subscription');
      const rows = newestFirst(book.pages.invoices).filter(
        ({ parent }) => !of || parent.subscription_details.subscription === of,
      );
      return listOf('/v1/invoices', rows);
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    handle: ({ book }, _id, fields) => {
      const intent = (fields.payment as { payment_intent?: string } | undefined)?.payment_intent;
      const rows = Object.values(book.pages.invoices)
        .filter(({ id, payment_intent_id }) => payment_intent_id === intent || id === text(fields, 'invoice'))
        .map(({ id, payment_intent_id, status }) => ({
          id: `inpay_${id}`,
          object: 'invoice_payment',
          invoice: id,
          status: status === 'paid' ? 'paid' : 'open',
          payment: { type: 'payment_intent', payment_intent: payment_intent_id },
        }));
      return listOf('/v1/invoice_payments', rows);
    },
  },
];

/** With `expand`, the latest invoice carries the client secret of the subscription's first payment. */
function expanded(book: Book, subscription: Subscription, expand: string[]) {
  const latest = book.pages.invoices[subscription.latest_invoice];
  const isExpanded = expand.some((path) => path.startsWith('latest_invoice'));
  return isExpanded && latest ? { ...subscription, latest_invoice: withSecret(book, latest) } : subscription;
}

function withSecret(book: Book, invoice: Invoice) {
  const secret = book.pages.intents[invoice.payment_intent_id]?.client_secret;
  return { ...invoice, confirmation_secret: { type: 'payment_intent', client_secret: secret } };
}

function findSubscription(book: Book, id: string): Subscription {
  return book.pages.subscriptions[id] ?? throwMissing('subscription', id);
}
