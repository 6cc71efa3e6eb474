import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, walletSignature } from '../fields.ts';
import { clientFields, optionalText, sessionUser, signedMessage } from './session-user.ts';

export const loginExternalWallet = defineOperation({
  id: 'loginExternalWallet',
  summary: 'Log in with a wallet, step 2: check the signature',
  description:
    'Checks the signature and finds or creates the account. It starts no session: only `verifySignature` issues an access token.',
  method: 'POST',
  path: '/auth/login-external-wallet',
  isLogin: true,
  input: z.strictObject({
    address: described(address, 'Address of the wallet.'),
    signature: walletSignature,
    message: signedMessage,
    email: described(optionalText, 'Email address of a social login.'),
    is_web3_auth: described(
      z.optional(z.nullable(z.union([z.literal(0), z.literal(1)]))),
      '1 when the wallet belongs to a social login.',
    ),
    ...clientFields,
    idToken: described(
      z.optional(z.nullable(z.string().check(z.maxLength(8192)))),
      'OpenID Connect ID token of a social login, which names the wallet address.',
    ),
  }),
  output: z.object({
    user: sessionUser,
    refresh_token: described(
      z.nullable(z.string()),
      'Only with `X-Client: app`; valid after `verifySignature`. Null for a browser, which gets a cookie.',
    ),
  }),
  errors: [
    'SIGNATURE_INVALID',
    'NONCE_INVALID',
    'AUTH.BANNED',
    'USER.USER_NOT_FOUND',
    'USER.USER_ALREADY_EXIST',
    'USER.USER_WITH_EMAIL_NOT_EXIST',
    'USER.USER_WITH_EMAIL_ALREADY_EXIST',
    'USER.USER_WITH_TWITTER_ALREADY_EXIST',
    'USER.USER_ALREADY EXISTS',
  ],
});
