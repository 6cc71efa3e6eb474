import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { accountDeletion } from './account-deletion.ts';

export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  summary: 'Delete your account',
  description:
    'Needs a login, or `reauthenticate`, within the last five minutes. Hides the member at once, ends all sessions, and lets running plans end with their period. After 14 days everything but payments is deleted for good; until then a login and `restoreAccount` keep the account.',
  method: 'POST',
  path: '/settings/delete-account',
  authorization: 'required',
  input: z.strictObject({}),
  output: accountDeletion,
  errors: ['REAUTHENTICATION_REQUIRED', 'PAYMENTS_UNAVAILABLE'],
});
