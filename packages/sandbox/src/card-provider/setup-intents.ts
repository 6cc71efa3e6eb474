import type { Book } from './book.ts';
import { type CardError, noSuch, unexpectedState } from './card-error.ts';
import { nextActionFor } from './next-action.ts';
import type { Metadata, SetupIntent } from './objects.ts';
import type { Ledger } from './payment-intents.ts';
import { attach, declined, findUsableMethod } from './payment-methods.ts';

interface NewSetup {
  customer?: string;
  metadata?: Metadata;
}

/** Keeps a card for later: the bank of the card is asked now, so that a renewal does not need its owner. */
export function createSetupIntent({ book, webhooks }: Ledger, { customer, metadata = {} }: NewSetup): SetupIntent {
  if (customer && !book.pages.customers[customer]) throw noSuch('customer', customer);
  const id = book.newId('seti');
  const setup: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: book.newId(`${id}_secret`),
    customer: customer ?? null,
    payment_method: null,
    usage: 'off_session',
    status: 'requires_payment_method',
    last_setup_error: null,
    next_action: null,
    metadata,
    livemode: false,
    created: book.now(),
  };
  book.pages.setupIntents[id] = setup;
  webhooks.emit('setup_intent.created', setup);
  return setup;
}

export function findSetupIntent(book: Book, id: string, clientSecret?: string): SetupIntent {
  const setup = book.pages.setupIntents[id];
  if (!setup || (clientSecret !== undefined && setup.client_secret !== clientSecret)) throw noSuch('setup_intent', id);
  return setup;
}

/** @throws CardError when the bank of the card refuses; the setup can then be tried with another card */
export function confirmSetupIntent(
  ledger: Ledger,
  setup: SetupIntent,
  method: string,
  returnUrl?: string,
): SetupIntent {
  if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpectedState(setup, 'confirm');
  const card = findUsableMethod(ledger.book, method, setup.customer);
  const behaviour = ledger.book.pages.behaviours[card.id] ?? { kind: 'pays' };
  setup.payment_method = card.id;
  setup.last_setup_error = null;
  setup.next_action = null;
  if (behaviour.kind === 'refuses' && !behaviour.canBeKept) throw rejectSetup(ledger, setup, behaviour);
  if (behaviour.kind !== 'asks') return succeed(ledger, setup);
  setup.status = 'requires_action';
  setup.next_action = nextActionFor(setup, ledger.origin(), behaviour.isRedirect ? returnUrl : undefined);
  ledger.webhooks.emit('setup_intent.requires_action', setup);
  return setup;
}

/** What the owner of the card answers to the question of their bank. */
export function answerSetupChallenge(ledger: Ledger, setup: SetupIntent, isConfirmed: boolean): SetupIntent {
  if (setup.status !== 'requires_action') throw unexpectedState(setup, 'confirm');
  setup.next_action = null;
  if (isConfirmed) return succeed(ledger, setup);
  rejectSetup(ledger, setup, {
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  return setup;
}

function succeed(ledger: Ledger, setup: SetupIntent): SetupIntent {
  const { pages } = ledger.book;
  setup.status = 'succeeded';
  if (setup.payment_method) {
    pages.confirmed[setup.payment_method] = true;
    if (setup.customer) attach(ledger, setup.payment_method, setup.customer);
  }
  ledger.webhooks.emit('setup_intent.succeeded', setup);
  return setup;
}

function rejectSetup(
  { webhooks }: Ledger,
  setup: SetupIntent,
  reason: { code: string; declineCode?: string; message: string },
): CardError {
  setup.status = 'requires_payment_method';
  setup.payment_method = null;
  setup.last_setup_error = { code: reason.code, message: reason.message };
  webhooks.emit('setup_intent.setup_failed', setup);
  return declined(reason, { setup_intent: structuredClone(setup) });
}
