import type { Book } from './book.ts';
import { invalidRequest, noSuch } from './card-error.ts';
import type { Invoice, Metadata, Price, Subscription } from './objects.ts';
import {
  answerChallenge,
  cancelIntent,
  confirmIntent,
  createIntent,
  findIntent,
  type Ledger,
} from './payment-intents.ts';
import { attachPaymentMethod, type CardDetails, createPaymentMethod, findPaymentMethod } from './payment-methods.ts';
import { closeDispute, createRefund, openDispute } from './refunds.ts';
import { cancelSubscription, createSubscription, updateSubscription } from './subscriptions.ts';

/** What came with a call: nested fields, all of them texts. */
export type Fields = Record<string, unknown>;

interface CallAt {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for the object. */
  path: string;
  /** Whether a browser may call it with its public key and a client secret. */
  isForBrowsers?: boolean;
  answer(ledger: Ledger, id: string, fields: Fields): unknown;
}

const text = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function need(fields: Fields, name: string): string {
  const value = text(fields, name);
  if (value === undefined) throw invalidRequest(`Missing required param: ${name}.`, name);
  return value;
}

const metadataOf = (fields: Fields): Metadata => (fields.metadata ?? {}) as Metadata;
const wanted = (fields: Fields): string[] => Object.values((fields.expand ?? {}) as Record<string, string>);
const listOf = (url: string, data: unknown[]) => ({ object: 'list', url, data, has_more: false });
const newestFirst = <Kind extends { created: number }>(kept: Record<string, Kind>): Kind[] =>
  Object.values(kept).sort((one, other) => other.created - one.created);

/** The calls of the provider's REST dialect that this product makes, and no others. */
export const CALLS: CallAt[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: ({ book }, _id, fields) => {
      const customer = {
        id: book.newId('cus'),
        object: 'customer' as const,
        email: text(fields, 'email') ?? null,
        metadata: metadataOf(fields),
        created: book.now(),
      };
      book.pages.customers[customer.id] = customer;
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: ({ book }, id) => book.pages.customers[id] ?? fail('customer', id),
  },
  {
    method: 'POST',
    path: '/v1/products',
    answer: ({ book }, _id, fields) => {
      const product = {
        id: text(fields, 'id') ?? book.newId('prod'),
        object: 'product' as const,
        name: need(fields, 'name'),
        active: true,
        metadata: metadataOf(fields),
        created: book.now(),
      };
      if (book.pages.products[product.id]) throw invalidRequest('Product already exists.', 'id');
      book.pages.products[product.id] = product;
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    answer: ({ book }, id) => book.pages.products[id] ?? fail('product', id),
  },
  { method: 'POST', path: '/v1/prices', answer: ({ book }, _id, fields) => createPrice(book, fields) },
  {
    method: 'GET',
    path: '/v1/prices',
    answer: ({ book }, _id, fields) => {
      const keys = Object.values((fields.lookup_keys ?? {}) as Record<string, string>);
      const rows = newestFirst(book.pages.prices).filter(
        ({ lookup_key, active }) => active && (keys.length === 0 || (lookup_key && keys.includes(lookup_key))),
      );
      return listOf('/v1/prices', rows);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    isForBrowsers: true,
    answer: ({ book }, _id, fields) =>
      createPaymentMethod(book, {
        ...(fields as { type?: string; billing_details?: { email?: string } }),
        card: (fields.card ?? {}) as CardDetails,
      }),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    answer: ({ book }, id) => book.pages.paymentMethods[id] ?? fail('PaymentMethod', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    answer: ({ book }, id, fields) => attachPaymentMethod(book, id, need(fields, 'customer')),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    answer: (ledger, _id, fields) => {
      const [customer, description, receipt] = ['customer', 'description', 'receipt_email'].map((name) =>
        text(fields, name),
      );
      return createIntent(ledger, {
        amount: Number(need(fields, 'amount')),
        currency: need(fields, 'currency'),
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
    isForBrowsers: true,
    answer: ({ book }, id, fields) => findIntent(book, id, text(fields, 'client_secret')),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    isForBrowsers: true,
    answer: (ledger, id, fields) => {
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
    isForBrowsers: true,
    answer: (ledger, id, fields) =>
      answerChallenge(
        ledger,
        findIntent(ledger.book, id, need(fields, 'client_secret')),
        text(fields, 'outcome') === 'confirmed',
      ),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    answer: (ledger, id) => cancelIntent(ledger, findIntent(ledger.book, id)),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions',
    answer: (ledger, _id, fields) => {
      const [item] = Object.values((fields.items ?? {}) as Record<string, { price?: string }>);
      const subscription = createSubscription(ledger, {
        customer: need(fields, 'customer'),
        price: item?.price ?? need({}, 'items[0][price]'),
        default_payment_method: need(fields, 'default_payment_method'),
        metadata: metadataOf(fields),
      });
      return expanded(ledger.book, subscription, wanted(fields));
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    answer: ({ book }, id, fields) => expanded(book, findSubscription(book, id), wanted(fields)),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    answer: ({ book }, _id, fields) => {
      const customer = text(fields, 'customer');
      const rows = newestFirst(book.pages.subscriptions).filter((one) => !customer || one.customer === customer);
      return listOf('/v1/subscriptions', rows);
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    answer: (ledger, id, fields) => {
      const change = text(fields, 'cancel_at_period_end');
      return updateSubscription(
        ledger,
        findSubscription(ledger.book, id),
        change === undefined ? {} : { cancel_at_period_end: change === 'true' },
      );
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    answer: (ledger, id) => cancelSubscription(ledger, findSubscription(ledger.book, id)),
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    answer: ({ book }, id) => withSecret(book, book.pages.invoices[id] ?? fail('invoice', id)),
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: ({ book }, _id, fields) => {
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
    answer: ({ book }, _id, fields) => {
      const intent = (fields.payment as { payment_intent?: string } | undefined)?.payment_intent;
      const rows = Object.values(book.pages.invoices)
        .filter(({ payment_intent_id }) => payment_intent_id === intent)
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
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer: ({ book }, id) => book.pages.charges[id] ?? fail('charge', id),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: (ledger, _id, fields) => {
      const amount = text(fields, 'amount');
      return createRefund(ledger, need(fields, 'payment_intent'), amount === undefined ? undefined : Number(amount));
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer: ({ book }, id) => book.pages.disputes[id] ?? fail('dispute', id),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/payment_intents/:id/dispute',
    answer: (ledger, id) => openDispute(ledger, id),
  },
  {
    method: 'POST',
    path: '/v1/test_helpers/disputes/:id/close',
    answer: (ledger, id, fields) => closeDispute(ledger, id, text(fields, 'outcome') === 'won'),
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer: ({ book }, id) => book.pages.events[id] ?? fail('event', id),
  },
  {
    method: 'GET',
    path: '/v1/events',
    answer: ({ book }) => listOf('/v1/events', newestFirst(book.pages.events).slice(0, 100)),
  },
];

function createPrice(book: Book, fields: Fields): Price {
  const product = need(fields, 'product');
  if (!book.pages.products[product]) throw noSuch('product', product);
  const amount = Number(need(fields, 'unit_amount'));
  if (!Number.isSafeInteger(amount) || amount < 0) throw invalidRequest('Invalid integer.', 'unit_amount');
  const recurring = fields.recurring as { interval?: string; interval_count?: string } | undefined;
  const lookupKey = text(fields, 'lookup_key') ?? null;
  const taken = Object.values(book.pages.prices).find(({ lookup_key }) => lookupKey && lookup_key === lookupKey);
  if (taken && text(fields, 'transfer_lookup_key') !== 'true') {
    throw invalidRequest('A price already has this lookup key.', 'lookup_key');
  }
  if (taken) taken.lookup_key = null;
  const price: Price = {
    id: book.newId('price'),
    object: 'price',
    product,
    active: true,
    currency: need(fields, 'currency'),
    unit_amount: amount,
    lookup_key: lookupKey,
    type: recurring ? 'recurring' : 'one_time',
    recurring: recurring
      ? {
          interval: (recurring.interval ?? 'month') as 'day' | 'month' | 'year',
          interval_count: Number(recurring.interval_count ?? 1),
        }
      : null,
    metadata: metadataOf(fields),
    created: book.now(),
  };
  book.pages.prices[price.id] = price;
  return price;
}

/** The provider's own way to the first payment of a subscription: its latest invoice says the secret of it. */
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
  return book.pages.subscriptions[id] ?? fail('subscription', id);
}

function fail(what: string, id: string): never {
  throw noSuch(what, id);
}
