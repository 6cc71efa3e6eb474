import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { address, chainId, instant } from '../fields.ts';

/** The server makes the nonce; a client may send one, as the specification has it, and it is ignored. */
export const saveUserNonce = defineOperation({
  id: 'saveUserNonce',
  summary: 'Begin a wallet login: get a one-time nonce and the text to sign, both valid for five minutes.',
  method: 'POST',
  path: '/auth/save-user-nonce',
  isLogin: true,
  input: z.strictObject({
    walletAddress: address,
    nonce: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
    /** The chain that the wallet is on, which the text names; the product's own chain if left out. */
    chainId: z.optional(z.nullable(chainId)),
  }),
  /** `message`: the ERC-4361 text to sign. `serverTime`: when it was issued. */
  output: z.object({ nonce: z.string(), message: z.string(), serverTime: instant }),
});
