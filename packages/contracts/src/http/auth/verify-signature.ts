import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { address, walletSignature } from '../fields.ts';
import { liveSession } from './session-user.ts';

/** Consumes the nonce, starts the session and sets the refresh cookie. */
export const verifySignature = defineOperation({
  id: 'verifySignature',
  summary: 'Last step of a wallet login: the nonce is used up and a session begins.',
  method: 'POST',
  path: '/auth/v3/verify-signature',
  isLogin: true,
  input: z.strictObject({
    nonce: z.string().check(z.maxLength(128)),
    signature: walletSignature,
    walletAddress: address,
    /** ERC-4361; left out where the welcome alone was signed, which a host takes only when it is set up so. */
    message: z.optional(z.string().check(z.maxLength(2048))),
  }),
  output: z.extend(liveSession, { isFirstLogin: z.boolean() }),
  errors: ['SIGNATURE_INVALID', 'NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
