import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const endSession = defineOperation({
  id: 'endSession',
  summary: 'Log out one of your sessions',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({
    id: described(z.string().check(z.maxLength(64)), 'Id of the session, from `listSessions`.', {
      examples: ['5f2b8c1d9e3a4f607182b3c4d5e6f708'],
    }),
  }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
});
