import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
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
