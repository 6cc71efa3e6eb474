import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { address, instant } from '../fields.ts';

/** The server makes the nonce; one sent by a client is accepted for the sake of the old form and ignored. */
export const saveUserNonce = defineOperation({
  id: 'saveUserNonce',
  summary: 'Begin a wallet login: a one-time nonce for an address, good for five minutes.',
  method: 'POST',
  path: '/auth/save-user-nonce',
  isLogin: true,
  input: z.strictObject({ walletAddress: address, nonce: z.optional(z.string().check(z.maxLength(128))) }),
  /** `serverTime`: the message says when it was made, by the server's clock; a browser's may be wrong. */
  output: z.object({ nonce: z.string(), serverTime: instant }),
});
