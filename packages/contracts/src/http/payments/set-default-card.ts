import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { cardId } from './payment-fields.ts';

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
