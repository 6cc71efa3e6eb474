import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { liveSession, refreshTokenOfApp } from './session-user.ts';

const shortText = z.optional(z.nullable(z.string().check(z.maxLength(255))));

/** The token stands in the address that Telegram's callback leads to; it is good once, for two minutes. */
export const exchangeTelegramToken = defineOperation({
  id: 'exchangeTelegramToken',
  summary: 'Last step of a login by Telegram: the one-time token is used up and a session begins.',
  method: 'POST',
  path: '/auth/exchange-telegram-token',
  isLogin: true,
  input: z.strictObject({
    token: z.string().check(z.maxLength(128)),
    builderLoginHash: shortText,
    deviceId: shortText,
    type: shortText,
  }),
  output: z.extend(liveSession, { isFirstLogin: z.boolean(), refresh_token: refreshTokenOfApp }),
  errors: ['NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
