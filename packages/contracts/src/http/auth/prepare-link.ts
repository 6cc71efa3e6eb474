import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, chainId, instant } from '../fields.ts';

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
