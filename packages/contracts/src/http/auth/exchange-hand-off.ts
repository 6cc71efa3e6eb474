import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { builderLoginHash, deviceId } from './hand-off-fields.ts';
import { liveSession } from './session-user.ts';

/** For an app and not for a browser: the refresh token stands in the body, and no cookie is set. */
export const exchangeHandOff = defineOperation({
  id: 'exchangeHandOff',
  summary: 'An app exchanges the code of its socket for a session of its own; the code is good once, for five minutes.',
  method: 'POST',
  path: '/auth/exchange-hand-off',
  isLogin: true,
  input: z.strictObject({ code: z.string().check(z.maxLength(128)), builderLoginHash, deviceId }),
  output: z.extend(liveSession, { refresh_token: z.string() }),
  errors: ['NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
