import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { accountDeletion } from './account-deletion.ts';

export const restoreAccount = defineOperation({
  id: 'restoreAccount',
  summary: 'Keep an account that waits for its deletion',
  description:
    'Shows the member to others again, as before. Does nothing when the account is not being deleted. `NOT_FOUND` after the 14 days. Plans that were cancelled stay cancelled.',
  method: 'POST',
  path: '/settings/restore-account',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({}),
  output: accountDeletion,
});
