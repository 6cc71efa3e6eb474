import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { builderLoginHash, deviceId } from './hand-off-fields.ts';
import { liveSession } from './session-user.ts';

export const exchangeHandOff = defineOperation({
  id: 'exchangeHandOff',
  summary: 'Exchange a hand-off code for a session (apps)',
  description:
    'The app received the code at its socket (`builderInfo`). A code is valid once and for five minutes. The refresh token is in the body; no cookie is set.',
  method: 'POST',
  path: '/auth/exchange-hand-off',
  isLogin: true,
  input: z.strictObject({
    code: described(z.string().check(z.maxLength(128)), 'The code from the event `builderInfo`.'),
    builderLoginHash,
    deviceId,
  }),
  output: z.extend(liveSession, {
    refresh_token: described(z.string(), 'Get the next access token with it (`refreshToken`).'),
  }),
  errors: ['NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
