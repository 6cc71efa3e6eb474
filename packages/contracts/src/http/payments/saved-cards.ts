import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { listOf } from '../fields.ts';
import { attemptId, cardId, subscriptionId } from './payment-fields.ts';

const savedCard = named(
  'SavedCard',
  'A card that the card provider keeps for a member.',
  z.object({
    cardId,
    brand: described(z.string(), 'Brand of the card, as the card provider names it.', { examples: ['visa'] }),
    last4: described(z.string(), 'Last four digits.', { examples: ['4242'] }),
    expMonth: described(z.int(), 'Month in which it expires, 1 to 12.'),
    expYear: described(z.int(), 'Year in which it expires.'),
    isDefault: described(z.boolean(), 'Whether it is offered first.'),
    subscriptionIds: described(z.array(subscriptionId), 'Subscriptions that it pays for.'),
  }),
);

export type SavedCard = z.output<typeof savedCard>;

export const getSavedCards = defineOperation({
  id: 'getSavedCards',
  summary: 'List your saved cards, the default first',
  description:
    'Cards that you chose to keep, and cards that pay for your subscriptions. Card numbers are with the card provider only.',
  method: 'GET',
  path: '/stripe/get-saved-cards',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(savedCard),
  errors: ['PAYMENTS_UNAVAILABLE'],
});

export const prepareCardSetup = defineOperation({
  id: 'prepareCardSetup',
  summary: 'Start to save a card without a payment',
  description:
    'The script of the card provider confirms the card with the returned secret. Idempotent: the same `attemptId` returns the same setup. At most ten in an hour.',
  method: 'POST',
  path: '/stripe/prepare-card-setup',
  authorization: 'required',
  input: z.strictObject({ attemptId }),
  output: z.object({
    clientSecret: described(z.string(), 'Secret for the script of the card provider. Do not store it.'),
    setupId: described(z.string(), 'Id of the setup, for `changeSubscriptionCard`.'),
  }),
  errors: ['PAYMENTS_UNAVAILABLE'],
});

export const setDefaultCard = defineOperation({
  id: 'setDefaultCard',
  summary: 'Set the card that is offered first',
  description: 'Subscriptions keep the cards that pay for them. Idempotent.',
  method: 'POST',
  path: '/stripe/set-default-card',
  authorization: 'required',
  input: z.strictObject({ cardId }),
  output: z.object({ cardId }),
  errors: ['SAVED_CARD_NOT_FOUND', 'PAYMENTS_UNAVAILABLE'],
});

export const removeSavedCard = defineOperation({
  id: 'removeSavedCard',
  summary: 'Remove a saved card',
  description:
    'Final: the card must be entered again. A card that pays for a subscription returns `CARD_BILLS_PLAN` until the subscription has another card.',
  method: 'POST',
  path: '/stripe/remove-saved-card',
  authorization: 'required',
  input: z.strictObject({ cardId }),
  output: z.object({ cardId }),
  errors: ['SAVED_CARD_NOT_FOUND', 'CARD_BILLS_PLAN', 'PAYMENTS_UNAVAILABLE'],
});
