import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { liveSession } from './session-user.ts';

export const refreshToken = defineOperation({
  id: 'refreshToken',
  summary: 'A new access token for the session of the refresh cookie, which is rotated.',
  method: 'POST',
  path: '/auth/refresh-token',
  input: z.strictObject({}),
  output: liveSession,
  errors: ['SESSION_ENDED', 'AUTH.BANNED'],
});
