import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { subscriptionId, subscriptionStatus } from './payment-fields.ts';

export const changeSubscriptionCard = defineOperation({
  id: 'changeSubscriptionCard',
  summary: 'Change the card that pays for a subscription',
  description:
    'When a renewal was not paid, `clientSecret` is the secret of that payment: confirm it with the new card, then repeat the request, which reads the result. Idempotent.',
  method: 'POST',
  path: '/stripe/change-subscription-card',
  authorization: 'required',
  input: z.strictObject({
    subscriptionId,
    newCardId: described(
      z.string().check(z.regex(/^(pm|seti)_[A-Za-z0-9_]{1,100}$/)),
      'A saved card, or the setup that saved one, from `prepareCardSetup`.',
      { examples: ['pm_1Qx2bVk9LmT4cZr'] },
    ),
  }),
  output: z.object({
    status: subscriptionStatus,
    cardId: described(z.string(), 'The card that now pays for it.'),
    clientSecret: described(z.nullable(z.string()), 'Secret of the payment that is overdue; null when none is.'),
  }),
  errors: [
    'SUBSCRIPTION_NOT_FOUND',
    'SUBSCRIPTION_ENDED',
    'SAVED_CARD_NOT_FOUND',
    'CARD_SETUP_INCOMPLETE',
    'PAYMENTS_UNAVAILABLE',
  ],
});
