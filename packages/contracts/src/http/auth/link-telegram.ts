import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { telegramFields } from './telegram-fields.ts';

export const linkTelegram = defineOperation({
  id: 'linkTelegram',
  summary: 'Add Telegram to your account',
  description:
    'Takes the fields that the Telegram login widget returns. Needs a login, or `reauthenticate`, within the last five minutes. A Telegram account of another account is rejected.',
  method: 'POST',
  path: '/auth/link-telegram',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject(telegramFields),
  output: z.object({
    id: described(z.string(), 'Id of the login method.'),
    isNew: described(z.boolean(), 'False when it was a login method of this account already.'),
  }),
  errors: [
    'REAUTHENTICATION_REQUIRED',
    'SIGNATURE_INVALID',
    'NONCE_INVALID',
    'LOGIN_METHODS_FULL',
    'USER.USER_ALREADY_EXIST',
  ],
});
