import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

export const endAllSessions = defineOperation({
  id: 'endAllSessions',
  summary: 'Logs the caller out everywhere, here too; with `exceptThisOne` everywhere else.',
  method: 'DELETE',
  path: '/auth/sessions',
  authorization: 'required',
  input: z.strictObject({ exceptThisOne: z.optional(z.union([z.literal('true'), z.literal('false')])) }),
  output: z.object({ ended: z.number() }),
});
