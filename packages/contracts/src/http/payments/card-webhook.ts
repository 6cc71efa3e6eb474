import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const cardWebhook = defineOperation({
  id: 'cardWebhook',
  summary: 'Receive an event from the card provider (webhook)',
  description:
    'Only for the card provider: a request without its signature returns `WEBHOOK_INVALID`. Idempotent; events may arrive twice, late or out of order.',
  method: 'POST',
  path: '/stripe/webhook',
  accepts: 'signed',
  input: z.strictObject({}),
  output: z.object({ received: described(z.literal(true), 'Always `true`.') }),
  errors: ['WEBHOOK_INVALID', 'PAYMENTS_UNAVAILABLE'],
});
