import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { builderLoginHash, deviceId, handOffNumber } from './hand-off-fields.ts';

export const prepareHandOff = defineOperation({
  id: 'prepareHandOff',
  summary: 'Get the message to sign before letting an app in',
  description:
    'The nonce is bound to this app and this session. The signature is valid once and for `grantHandOff` only.',
  method: 'POST',
  path: '/auth/prepare-hand-off',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject({ builderLoginHash, deviceId }),
  output: z.object({
    number: handOffNumber,
    consent: described(
      z.nullable(
        z.object({
          nonce: described(z.string(), 'Send it to `grantHandOff`.'),
          message: described(z.string(), 'The ERC-4361 message that the wallet signs.'),
          address: described(z.string(), 'Address of the wallet that must sign.'),
        }),
      ),
      'Null for a member without a wallet, who must have logged in within the last five minutes instead.',
    ),
  }),
});
