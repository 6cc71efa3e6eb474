import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, chainId, instant } from '../fields.ts';

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
