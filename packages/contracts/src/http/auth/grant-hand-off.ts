import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { walletSignature } from '../fields.ts';
import { builderLoginHash, deviceId, loginFor } from './hand-off-fields.ts';

/** Called when the person has said yes, not by the login itself: a link must not be enough to let an app in. */
export const grantHandOff = defineOperation({
  id: 'grantHandOff',
  summary: 'Lets the app in that waits: it is told at its socket (`builderInfo`) with a code for one exchange.',
  method: 'POST',
  path: '/auth/grant-hand-off',
  authorization: 'required',
  input: z.strictObject({
    builderLoginHash,
    deviceId,
    type: loginFor,
    /** Of `prepareHandOff`, with the wallet's signature over its text; a member without a wallet sends neither. */
    nonce: z.optional(z.string().check(z.maxLength(128))),
    signature: z.optional(walletSignature),
  }),
  output: z.object({ number: z.string(), expiresAt: z.string() }),
  errors: ['NONCE_INVALID', 'SIGNATURE_INVALID'],
});
