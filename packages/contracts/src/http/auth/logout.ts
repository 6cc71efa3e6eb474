import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

export const logout = defineOperation({
  id: 'logout',
  summary: 'End the session of the refresh cookie or of the token. Ending an ended one is no error.',
  method: 'POST',
  path: '/auth/logout',
  authorization: 'optional',
  input: z.strictObject({}),
  output: z.object({}),
});
