import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { clientFields, liveSession, refreshTokenOfApp } from './session-user.ts';

export const exchangeTelegramToken = defineOperation({
  id: 'exchangeTelegramToken',
  summary: 'Finish a login by Telegram',
  description: 'The token is in the URL that `telegramCallback` redirects to. It is valid once and for two minutes.',
  method: 'POST',
  path: '/auth/exchange-telegram-token',
  isLogin: true,
  input: z.strictObject({
    token: described(z.string().check(z.maxLength(128)), 'The one-time token.'),
    ...clientFields,
  }),
  output: z.extend(liveSession, {
    isFirstLogin: described(z.boolean(), 'Whether this login created the account.'),
    refresh_token: refreshTokenOfApp,
  }),
  errors: ['NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
