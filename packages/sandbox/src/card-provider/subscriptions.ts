import type { Book } from './book.ts';
import { CardError, invalidRequest, noSuch, notOfCustomer } from './card-error.ts';
import type { Invoice, Metadata, PaymentIntent, Price, Seconds, Subscription } from './objects.ts';
import { confirmIntent, createIntent, type Ledger } from './payment-intents.ts';

interface NewSubscription {
  customer: string;
  price: string;
  default_payment_method: string;
  metadata?: Metadata;
}

const DAY = 86_400;
/** A subscription whose first payment stays incomplete expires after this time. */
const FINISH_WITHIN = 23 * 3_600;
/** A renewal that failed is tried again after three days, and given up with the second failure. */
const TRY_AGAIN_AFTER = 3 * DAY;

/** Asks for the first payment at once: active when it is through, incomplete while it is not. */
export function createSubscription(ledger: Ledger, given: NewSubscription): Subscription {
  const { book, webhooks } = ledger;
  const { pages } = book;
  const price = pages.prices[given.price];
  if (!price) throw noSuch('price', given.price);
  if (!price.recurring) throw invalidRequest('The price is not a recurring one.', 'items[0][price]');
  if (!pages.customers[given.customer]) throw noSuch('customer', given.customer);
  requireCardOf(book, given.customer, given.default_payment_method);
  const now = book.now();
  const subscription: Subscription = {
    id: book.newId('sub'),
    object: 'subscription',
    customer: given.customer,
    status: 'incomplete',
    default_payment_method: given.default_payment_method,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: '',
    items: {
      object: 'list',
      data: [
        {
          id: book.newId('si'),
          object: 'subscription_item',
          price,
          quantity: 1,
          current_period_start: now,
          current_period_end: afterOne(price, now),
        },
      ],
    },
    metadata: given.metadata ?? {},
    livemode: false,
    created: now,
  };
  pages.subscriptions[subscription.id] = subscription;
  const intent = invoice(ledger, subscription, 'subscription_create');
  webhooks.emit('customer.subscription.created', subscription);
  pay(ledger, intent, given.default_payment_method, true);
  return subscription;
}

/** The invoice that a payment settles, if it is one's. */
export function settleInvoice({ book, webhooks }: Ledger, intent: PaymentIntent): void {
  const paid = Object.values(book.pages.invoices).find(({ payment_intent_id }) => payment_intent_id === intent.id);
  if (!paid || paid.status === 'paid') return;
  paid.status = 'paid';
  paid.amount_paid = paid.amount_due;
  webhooks.emit('invoice.paid', paid);
  const subscription = book.pages.subscriptions[paid.parent.subscription_details.subscription];
  if (!subscription || subscription.status === 'canceled') return;
  const item = subscription.items.data[0];
  const period = paid.lines.data[0]?.period;
  if (item && period) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  subscription.status = 'active';
  webhooks.emit('customer.subscription.updated', subscription);
}

export function updateSubscription(
  { webhooks, book }: Ledger,
  subscription: Subscription,
  change: { cancel_at_period_end?: boolean; default_payment_method?: string },
): Subscription {
  if (isOver(subscription)) throw noSuch('subscription', subscription.id);
  if (change.default_payment_method !== undefined) {
    requireCardOf(book, subscription.customer, change.default_payment_method);
    subscription.default_payment_method = change.default_payment_method;
  }
  if (change.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = change.cancel_at_period_end;
    subscription.canceled_at = change.cancel_at_period_end ? book.now() : null;
  }
  webhooks.emit('customer.subscription.updated', subscription);
  return subscription;
}

export function cancelSubscription({ book, webhooks }: Ledger, subscription: Subscription): Subscription {
  if (isOver(subscription)) throw noSuch('subscription', subscription.id);
  end(book, subscription, 'canceled');
  webhooks.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** Everything that is due by now, in the order of time. */
export function runDueWork(ledger: Ledger, until: Seconds): void {
  const { book } = ledger;
  for (;;) {
    const [next] = Object.values(book.pages.subscriptions)
      .flatMap((subscription) => {
        const at = dueAt(book, subscription);
        return at !== undefined && at <= until ? [{ subscription, at }] : [];
      })
      .sort((one, other) => one.at - other.at);
    if (!next) return;
    passDueTime(ledger, next.subscription);
  }
}

/** Ends the period of one subscription now, without moving the clock of all the others. Only a test does this. */
export function renewNow(ledger: Ledger, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (!item || isOver(subscription)) throw noSuch('subscription', subscription.id);
  if (subscription.status === 'active') item.current_period_end = ledger.book.now();
  passDueTime(ledger, subscription);
}

function passDueTime(ledger: Ledger, subscription: Subscription): void {
  const { book, webhooks } = ledger;
  if (subscription.status === 'incomplete') {
    end(book, subscription, 'incomplete_expired');
    webhooks.emit('customer.subscription.updated', subscription);
  } else if (subscription.cancel_at_period_end) {
    end(book, subscription, 'canceled');
    webhooks.emit('customer.subscription.deleted', subscription);
  } else renew(ledger, subscription);
}

function dueAt({ pages }: Book, subscription: Subscription): Seconds | undefined {
  const item = subscription.items.data[0];
  if (!item || isOver(subscription)) return undefined;
  if (subscription.status === 'incomplete') return subscription.created + FINISH_WITHIN;
  if (subscription.status === 'active') return item.current_period_end;
  const failed = pages.invoices[subscription.latest_invoice];
  return (failed?.created ?? item.current_period_end) + TRY_AGAIN_AFTER;
}

function renew(ledger: Ledger, subscription: Subscription): void {
  const { book, webhooks } = ledger;
  if (subscription.status === 'past_due') {
    const open = book.pages.invoices[subscription.latest_invoice];
    const intent = open && book.pages.intents[open.payment_intent_id];
    if (intent) pay(ledger, intent, subscription.default_payment_method, false);
    if (subscription.status === 'past_due') {
      end(book, subscription, 'canceled');
      webhooks.emit('customer.subscription.deleted', subscription);
    }
    return;
  }
  const intent = invoice(ledger, subscription, 'subscription_cycle');
  subscription.status = 'past_due';
  pay(ledger, intent, subscription.default_payment_method, false);
  if (intent.status === 'succeeded') return;
  webhooks.emit('invoice.payment_failed', book.pages.invoices[subscription.latest_invoice]);
  webhooks.emit('customer.subscription.updated', subscription);
}

function requireCardOf({ pages }: Book, customer: string, method: string): void {
  if (pages.paymentMethods[method]?.customer !== customer) throw notOfCustomer(method, 'default_payment_method');
}

/** A declined or detached card leaves the payment open; the request itself succeeds. */
function pay(ledger: Ledger, intent: PaymentIntent, method: string, isOwnerThere: boolean): void {
  try {
    confirmIntent(ledger, intent, method, { isOwnerThere });
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
  }
}

function invoice(ledger: Ledger, subscription: Subscription, reason: Invoice['billing_reason']): PaymentIntent {
  const { book, webhooks } = ledger;
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has one item.');
  const isFirst = reason === 'subscription_create';
  const start = isFirst ? item.current_period_start : item.current_period_end;
  const intent = createIntent(ledger, {
    amount: item.price.unit_amount,
    currency: item.price.currency,
    customer: subscription.customer,
    description: isFirst ? 'Subscription creation' : 'Subscription update',
  });
  const made: Invoice = {
    id: book.newId('in'),
    object: 'invoice',
    customer: subscription.customer,
    status: 'open',
    amount_due: item.price.unit_amount,
    amount_paid: 0,
    currency: item.price.currency,
    billing_reason: reason,
    payment_intent_id: intent.id,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: {
      object: 'list',
      data: [{ period: { start, end: afterOne(item.price, start) }, amount: item.price.unit_amount }],
      has_more: false,
    },
    livemode: false,
    // A renewal is made at the end of the period before it, however late the clock is looked at.
    created: isFirst ? book.now() : start,
  };
  book.pages.invoices[made.id] = made;
  subscription.latest_invoice = made.id;
  webhooks.emit('invoice.created', made);
  return intent;
}

/** The same day of the next month, or the last one that it has. */
function afterOne({ recurring }: Price, start: Seconds): Seconds {
  const { interval, interval_count } = recurring ?? { interval: 'month', interval_count: 1 };
  if (interval === 'day') return start + interval_count * DAY;
  const months = interval === 'year' ? 12 * interval_count : interval_count;
  const date = new Date(start * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1_000);
}

const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

function end(book: Book, subscription: Subscription, status: 'canceled' | 'incomplete_expired'): void {
  subscription.status = status;
  subscription.canceled_at ??= book.now();
  subscription.ended_at = book.now();
  const open = book.pages.invoices[subscription.latest_invoice];
  if (open?.status !== 'open') return;
  open.status = 'void';
  const intent = book.pages.intents[open.payment_intent_id];
  if (intent && intent.status !== 'succeeded') intent.status = 'canceled';
}
