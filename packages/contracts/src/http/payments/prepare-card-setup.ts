import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { attemptId } from './payment-fields.ts';

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
