import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

/** Called by the card provider alone; its signature over the body is the key to it. What is not signed is refused. */
export const cardWebhook = defineOperation({
  id: 'cardWebhook',
  summary: 'Hears what happened at the card provider. Said twice, late or out of order, the outcome is the same.',
  method: 'POST',
  path: '/stripe/webhook',
  accepts: 'signed',
  input: z.strictObject({}),
  output: z.object({ received: z.literal(true) }),
  errors: ['WEBHOOK_INVALID', 'PAYMENTS_UNAVAILABLE'],
});
