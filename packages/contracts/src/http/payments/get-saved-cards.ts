import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { listOf } from '../fields.ts';
import { cardId, subscriptionId } from './payment-fields.ts';

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
