import { answerSetupChallenge, confirmSetupIntent, createSetupIntent, findSetupIntent } from '../setup-intents.ts';
import { metadataOf, namedOrTypedMethod, type Route, required, text } from './route.ts';

/** Setup intents: cards that are kept without a payment. */
export const setupRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    handle: (ledger, _id, fields) =>
      createSetupIntent(ledger, { metadata: metadataOf(fields), customer: text(fields, 'customer') }),
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    isPublic: true,
    handle: ({ book }, id, fields) => findSetupIntent(book, id, text(fields, 'client_secret')),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    isPublic: true,
    handle: (ledger, id, fields) => {
      const setup = findSetupIntent(ledger.book, id, text(fields, 'client_secret'));
      const method = namedOrTypedMethod(ledger, fields) ?? required(fields, 'payment_method');
      return confirmSetupIntent(ledger, setup, method, text(fields, 'return_url'));
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/challenge',
    isPublic: true,
    handle: (ledger, id, fields) =>
      answerSetupChallenge(
        ledger,
        findSetupIntent(ledger.book, id, required(fields, 'client_secret')),
        text(fields, 'outcome') === 'confirmed',
      ),
  },
];
