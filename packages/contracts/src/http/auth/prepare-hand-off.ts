import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { builderLoginHash, deviceId } from './hand-off-fields.ts';

/** The nonce is bound to this app and this session; the signature opens nothing else and is good once. */
export const prepareHandOff = defineOperation({
  id: 'prepareHandOff',
  summary: 'Get the ERC-4361 text that the member’s wallet signs before `grantHandOff` lets the app in.',
  method: 'POST',
  path: '/auth/prepare-hand-off',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject({ builderLoginHash, deviceId }),
  output: z.object({
    /** The two digits that the app shows too. */
    number: z.string().check(z.regex(/^\d\d$/)),
    /** Null for a member without a wallet, who must have logged in within the last five minutes instead. */
    consent: z.nullable(z.object({ nonce: z.string(), message: z.string(), address: z.string() })),
  }),
});
