import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const createSocketTicket = defineOperation({
  id: 'createSocketTicket',
  summary: 'Create a ticket to open a socket',
  description:
    'The ticket opens one socket within 30 seconds, so that the access token is not handed to the socket client.',
  method: 'POST',
  path: '/auth/socket-ticket',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({ ticket: described(z.string(), 'Send it as `auth.ticket` when the socket connects.') }),
});
