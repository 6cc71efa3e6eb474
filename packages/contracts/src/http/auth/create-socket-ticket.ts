import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

export const createSocketTicket = defineOperation({
  id: 'createSocketTicket',
  summary: 'A ticket that opens one socket within 30 seconds, so that no token is handed to what opens it.',
  method: 'POST',
  path: '/auth/socket-ticket',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({ ticket: z.string() }),
});
