import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const unlinkLoginMethod = defineOperation({
  id: 'unlinkLoginMethod',
  summary: 'Remove one of your login methods',
  description:
    'Needs a login, or `reauthenticate`, within the last five minutes. An account keeps at least one method, and the method of this session stays, so that a member never loses the account. Ends the other sessions that the method has opened, and sessions of apps.',
  method: 'DELETE',
  path: '/auth/login-methods/:id',
  authorization: 'required',
  input: z.strictObject({
    id: described(z.string().check(z.maxLength(255)), 'Id of the method, from `listLoginMethods`.', {
      examples: ['0x5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d'],
    }),
  }),
  output: z.object({ endedSessions: described(z.number(), 'Number of sessions that ended.') }),
  errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED', 'LAST_LOGIN_METHOD', 'LOGIN_METHOD_IN_USE'],
});
