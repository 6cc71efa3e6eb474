import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { clientFields, liveSession, refreshTokenOfApp } from './session-user.ts';

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
