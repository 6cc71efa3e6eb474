import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, instant, walletSignature } from '../fields.ts';
import { linkNonce } from './login-method-fields.ts';

export const reauthenticate = defineOperation({
  id: 'reauthenticate',
  summary: 'Prove a login method again',
  description: 'For five minutes the session may change the login methods. The wallet must belong to the account.',
  method: 'POST',
  path: '/auth/reauthenticate',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject({
    walletAddress: described(address, 'Address of a wallet of the account.'),
    nonce: linkNonce,
    signature: walletSignature,
  }),
  output: z.object({ freshUntil: described(instant, 'Until when the login methods may be changed.') }),
  errors: ['NOT_FOUND', 'SIGNATURE_INVALID', 'NONCE_INVALID'],
});
