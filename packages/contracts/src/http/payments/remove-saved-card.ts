import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { cardId } from './payment-fields.ts';

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
