import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { liveSession } from './session-user.ts';

export const refreshToken = defineOperation({
  id: 'refreshToken',
  summary: 'Renew the access token',
  description:
    'Takes the refresh cookie, or `refresh_token` from a client that is not a browser (`X-Client: app`). The refresh token is rotated; concurrent requests with the same token get the same successor.',
  method: 'POST',
  path: '/auth/refresh-token',
  input: z.strictObject({
    refresh_token: described(
      z.optional(z.string().check(z.maxLength(128))),
      'The refresh token of an app; a browser sends its cookie.',
    ),
  }),
  output: z.extend(liveSession, {
    refresh_token: described(
      z.optional(z.nullable(z.string())),
      'The next refresh token of an app; null for a browser.',
    ),
  }),
  errors: ['SESSION_ENDED', 'AUTH.BANNED'],
});
