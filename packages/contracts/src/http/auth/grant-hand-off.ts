import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { walletSignature } from '../fields.ts';
import { builderLoginHash, deviceId, loginFor } from './hand-off-fields.ts';

export const grantHandOff = defineOperation({
  id: 'grantHandOff',
  summary: 'Let a waiting app in',
  description:
    'Sends the app a code for one exchange (`builderInfo` at its socket). Call it when the user has confirmed: opening a link must not be enough. A member without a wallet sends neither `nonce` nor `signature`, and must have logged in within the last five minutes.',
  method: 'POST',
  path: '/auth/grant-hand-off',
  authorization: 'required',
  input: z.strictObject({
    builderLoginHash,
    deviceId,
    type: loginFor,
    nonce: described(z.optional(z.string().check(z.maxLength(128))), 'The nonce from `prepareHandOff`.'),
    signature: described(z.optional(walletSignature), 'The signature of the message from `prepareHandOff`.'),
  }),
  output: z.object({
    number: described(z.string(), 'The number that the app shows.', { examples: ['42'] }),
    expiresAt: described(z.string(), 'Until when the app can exchange its code.', { format: 'date-time' }),
  }),
  errors: ['NONCE_INVALID', 'SIGNATURE_INVALID'],
});
