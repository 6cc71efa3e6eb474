import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const dismissAccountNotice = defineOperation({
  id: 'dismissAccountNotice',
  summary: 'Remove a notice that the member has seen',
  method: 'DELETE',
  path: '/auth/notices/:id',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({
    id: described(z.string().check(z.maxLength(64)), 'Id of the notice, from `listAccountNotices`.', {
      examples: ['0d4b0c66-4f0e-4b8a-9a57-0d7f3f1f3a51'],
    }),
  }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
});
