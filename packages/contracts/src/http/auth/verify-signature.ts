import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { address, walletSignature } from '../fields.ts';
import { loginDescription } from './login-method-fields.ts';
import { liveSession, refreshTokenOfApp, signedMessage } from './session-user.ts';

export const verifySignature = defineOperation({
  id: 'verifySignature',
  summary: 'Log in with a wallet, step 3: start the session',
  description: 'Uses up the nonce, issues an access token and sets the refresh cookie of a browser.',
  method: 'POST',
  path: '/auth/v3/verify-signature',
  isLogin: true,
  input: z.strictObject({
    nonce: described(z.string().check(z.maxLength(128)), 'The nonce from `saveUserNonce`.'),
    signature: walletSignature,
    walletAddress: described(address, 'Address of the wallet.'),
    message: signedMessage,
    ...loginDescription,
  }),
  output: z.extend(liveSession, {
    isFirstLogin: described(z.boolean(), 'Whether this login created the account.'),
    refresh_token: refreshTokenOfApp,
  }),
  errors: ['SIGNATURE_INVALID', 'NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
