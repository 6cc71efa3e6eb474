import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, chainId, instant, walletSignature } from '../fields.ts';
import { linkNonce, loginDescription } from './login-method-fields.ts';
import { telegramFields } from './telegram-fields.ts';

const addedMethod = z.object({
  id: described(z.string(), 'Id of the login method.'),
  isNew: described(z.boolean(), 'False when it was a login method of this account already.'),
});

export const prepareLink = defineOperation({
  id: 'prepareLink',
  summary: 'Get the message to sign before adding a login method',
  description:
    'The message names the wallet and the account. Its nonce is valid once, for five minutes, for this session and for one purpose: `link` for `linkWallet`, `confirm` for `reauthenticate`.',
  method: 'POST',
  path: '/auth/prepare-link',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject({
    walletAddress: described(address, 'Address of the wallet that signs.'),
    purpose: described(z.enum(['link', 'confirm']), 'What the signature is for.'),
    chainId: described(
      z.optional(z.nullable(chainId)),
      'EIP-155 chain of the wallet. Default: the chain of the product.',
      {
        examples: [1],
      },
    ),
  }),
  output: z.object({
    nonce: described(z.string(), 'One-time value; send it with the signature.'),
    message: described(z.string(), 'The ERC-4361 message. Sign exactly this text.'),
    serverTime: described(instant, 'When the message was issued.'),
  }),
  errors: ['REAUTHENTICATION_REQUIRED', 'NOT_FOUND'],
});

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
  output: addedMethod,
  errors: [
    'REAUTHENTICATION_REQUIRED',
    'SIGNATURE_INVALID',
    'NONCE_INVALID',
    'LOGIN_METHODS_FULL',
    'USER.USER_ALREADY_EXIST',
    'USER.USER_WITH_EMAIL_ALREADY_EXIST',
  ],
});

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
  output: addedMethod,
  errors: [
    'REAUTHENTICATION_REQUIRED',
    'SIGNATURE_INVALID',
    'NONCE_INVALID',
    'LOGIN_METHODS_FULL',
    'USER.USER_ALREADY_EXIST',
  ],
});
