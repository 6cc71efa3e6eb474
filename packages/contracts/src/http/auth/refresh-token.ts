import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { liveSession } from './session-user.ts';

export const refreshToken = defineOperation({
  id: 'refreshToken',
  summary: 'A new access token for the session of the refresh cookie, which is rotated.',
  method: 'POST',
  path: '/auth/refresh-token',
  input: z.strictObject({
    /** Of a client that is no browser and says so (`x-client: app`); a browser has a cookie. */
    refresh_token: z.optional(z.string().check(z.maxLength(128))),
  }),
  /** The next refresh token, for a client that sent one; calls that race are told the same. */
  output: z.extend(liveSession, { refresh_token: z.optional(z.nullable(z.string())) }),
  errors: ['SESSION_ENDED', 'AUTH.BANNED'],
});
