import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, chainId, instant, walletSignature } from '../fields.ts';
import { loginDescription } from './login-method-fields.ts';
import {
  clientFields,
  liveSession,
  optionalText,
  refreshTokenOfApp,
  sessionUser,
  signedMessage,
} from './session-user.ts';

export const saveUserNonce = defineOperation({
  id: 'saveUserNonce',
  summary: 'Log in with a wallet, step 1: get the message to sign',
  description: 'The nonce and the message are valid once and for five minutes.',
  method: 'POST',
  path: '/auth/save-user-nonce',
  isLogin: true,
  input: z.strictObject({
    walletAddress: described(address, 'Address of the wallet.'),
    nonce: described(
      z.optional(z.nullable(z.string().check(z.maxLength(128)))),
      'Ignored: the server makes the nonce. Older clients send one.',
      { deprecated: true },
    ),
    chainId: described(
      z.optional(z.nullable(chainId)),
      'EIP-155 chain of the wallet, which the message names. Default: the chain of the product.',
      { examples: [1] },
    ),
  }),
  output: z.object({
    nonce: described(z.string(), 'One-time value; send it to `verifySignature`.'),
    message: described(z.string(), 'The ERC-4361 message. Sign exactly this text.'),
    serverTime: described(instant, 'When the message was issued.'),
  }),
});

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

export const verifySignature = defineOperation({
  id: 'verifySignature',
  summary: 'Log in with a wallet, step 3: start the session',
  description: 'Uses up the nonce, issues an access token and sets the refresh cookie of a browser.',
  method: 'POST',
  path: '/auth/v3/verify-signature',
  isLogin: true,
  input: z.strictObject({
    nonce: described(z.string().check(z.maxLength(128)), 'The nonce from `saveUserNonce`.'),
    signature: walletSignature,
    walletAddress: described(address, 'Address of the wallet.'),
    message: signedMessage,
    ...loginDescription,
  }),
  output: z.extend(liveSession, {
    isFirstLogin: described(z.boolean(), 'Whether this login created the account.'),
    refresh_token: refreshTokenOfApp,
  }),
  errors: ['SIGNATURE_INVALID', 'NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
