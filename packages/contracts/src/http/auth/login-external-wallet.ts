import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { address, walletSignature } from '../fields.ts';
import { sessionUser } from './session-user.ts';

const shortText = z.optional(z.nullable(z.string().check(z.maxLength(255))));

/** Proves the signature and tells who it is; opens nothing. Tokens are given out by `verifySignature` alone. */
export const loginExternalWallet = defineOperation({
  id: 'loginExternalWallet',
  summary: 'Second step of a wallet login: check the signature, find or create the account.',
  method: 'POST',
  path: '/auth/login-external-wallet',
  isLogin: true,
  input: z.strictObject({
    address,
    signature: walletSignature,
    /** The text that `saveUserNonce` answered; the server knows it, so it may be left out. */
    message: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
    email: shortText,
    is_web3_auth: z.optional(z.nullable(z.union([z.literal(0), z.literal(1)]))),
    builderLoginHash: shortText,
    deviceId: shortText,
    type: shortText,
    /** Of a social login: who the service says it is, with the wallet's address in it. */
    idToken: z.optional(z.nullable(z.string().check(z.maxLength(8192)))),
  }),
  /** `refresh_token`: for an app (`X-Client: app`), valid from `verifySignature` on; null for a browser, which gets a cookie. */
  output: z.object({ user: sessionUser, refresh_token: z.nullable(z.string()) }),
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
