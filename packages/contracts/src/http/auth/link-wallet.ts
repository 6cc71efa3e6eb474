import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, walletSignature } from '../fields.ts';
import { linkNonce, loginDescription } from './login-method-fields.ts';

export const linkWallet = defineOperation({
  id: 'linkWallet',
  summary: 'Add a wallet or a social login to your account',
  description:
    'Needs a login, or `reauthenticate`, within the last five minutes. Accounts are never merged: a wallet, identity or verified email of another account is rejected. The other sessions of the account are notified.',
  method: 'POST',
  path: '/auth/link-wallet',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject({
    walletAddress: described(address, 'Address of the new wallet.'),
    nonce: linkNonce,
    signature: walletSignature,
    idToken: described(
      z.optional(z.nullable(z.string().check(z.maxLength(8192)))),
      'OpenID Connect ID token of a social login, which names the wallet address.',
    ),
    ...loginDescription,
  }),
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
    'USER.USER_WITH_EMAIL_ALREADY_EXIST',
  ],
});
