import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

export const logout = defineOperation({
  id: 'logout',
  summary: 'Log out',
  description: 'Ends the session of the refresh cookie or of the access token. Repeating the request succeeds too.',
  method: 'POST',
  path: '/auth/logout',
  authorization: 'optional',
  isForDeletedAccounts: true,
  input: z.strictObject({}),
  output: z.object({}),
});
