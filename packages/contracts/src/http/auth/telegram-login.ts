import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { clientFields, liveSession, refreshTokenOfApp } from './session-user.ts';
import { telegramFields } from './telegram-fields.ts';

export const telegramCallback = defineOperation({
  id: 'telegramCallback',
  summary: 'Receive a login by Telegram',
  description:
    'The Telegram login widget redirects the browser here. The server checks the hash and redirects to the site with a one-time token.',
  method: 'GET',
  path: '/auth/telegram/callback',
  isLogin: true,
  status: 302,
  input: z.strictObject(telegramFields),
  output: z.object({ location: described(z.string(), 'Where the browser is redirected to.') }),
  errors: ['SIGNATURE_INVALID', 'NONCE_INVALID', 'AUTH.BANNED'],
});

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

export const loginWithTelegramMiniApp = defineOperation({
  id: 'loginWithTelegramMiniApp',
  summary: 'Log in from a Telegram Mini App',
  description:
    'Telegram opens the site with `initData`, signed with the token of the bot. It is valid once and for five minutes.',
  method: 'POST',
  path: '/auth/telegram/mini-app',
  isLogin: true,
  input: z.strictObject({
    initData: described(
      z.string().check(z.maxLength(4096)),
      'The parameter `tgWebAppData` in the fragment of the URL, the same as `Telegram.WebApp.initData`.',
    ),
    ...clientFields,
  }),
  output: z.extend(liveSession, {
    isFirstLogin: described(z.boolean(), 'Whether this login created the account.'),
    refresh_token: refreshTokenOfApp,
  }),
  errors: ['SIGNATURE_INVALID', 'NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
