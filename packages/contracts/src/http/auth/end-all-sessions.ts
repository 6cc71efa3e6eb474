import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const endAllSessions = defineOperation({
  id: 'endAllSessions',
  summary: 'Log out everywhere',
  method: 'DELETE',
  path: '/auth/sessions',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({
    exceptThisOne: described(
      z.optional(z.union([z.literal('true'), z.literal('false')])),
      '`true` keeps the session of this request.',
      { type: 'string', enum: ['true', 'false'] },
    ),
  }),
  output: z.object({ ended: described(z.number(), 'Number of sessions that ended.') }),
});
