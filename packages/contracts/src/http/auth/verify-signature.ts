import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { address, walletSignature } from '../fields.ts';
import { liveSession, refreshTokenOfApp } from './session-user.ts';

/** Consumes the nonce, starts the session and sets the refresh cookie of a browser. */
export const verifySignature = defineOperation({
  id: 'verifySignature',
  summary: 'Last step of a wallet login: use up the nonce and start a session.',
  method: 'POST',
  path: '/auth/v3/verify-signature',
  isLogin: true,
  input: z.strictObject({
    nonce: z.string().check(z.maxLength(128)),
    signature: walletSignature,
    walletAddress: address,
    /** The text that `saveUserNonce` answered; the server knows it, so it may be left out. */
    message: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
  }),
  output: z.extend(liveSession, { isFirstLogin: z.boolean(), refresh_token: refreshTokenOfApp }),
  errors: ['SIGNATURE_INVALID', 'NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
