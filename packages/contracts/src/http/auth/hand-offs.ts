import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { walletSignature } from '../fields.ts';
import { builderLoginHash, deviceId, handOffNumber, loginFor } from './hand-off-fields.ts';
import { liveSession } from './session-user.ts';

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

export const describeHandOff = defineOperation({
  id: 'describeHandOff',
  summary: 'Get the number that a waiting app shows',
  description:
    'The page shows the same two digits before the user lets the app in. A link that an attacker sent shows a number that is on no screen of the user.',
  method: 'POST',
  isRead: true,
  path: '/auth/describe-hand-off',
  isLogin: true,
  input: z.strictObject({ builderLoginHash, deviceId }),
  output: z.object({ number: handOffNumber }),
});

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

export const denyHandOff = defineOperation({
  id: 'denyHandOff',
  summary: 'Turn a waiting app away',
  description:
    'Tells the app at its socket (`handOffDenied`) and withdraws a code that this member granted and the app has not exchanged.',
  method: 'POST',
  path: '/auth/deny-hand-off',
  authorization: 'required',
  isLogin: true,
  input: z.strictObject({ builderLoginHash, deviceId }),
  output: z.object({}),
});

export const exchangeHandOff = defineOperation({
  id: 'exchangeHandOff',
  summary: 'Exchange a hand-off code for a session (apps)',
  description:
    'The app received the code at its socket (`builderInfo`). A code is valid once and for five minutes. The refresh token is in the body; no cookie is set.',
  method: 'POST',
  path: '/auth/exchange-hand-off',
  isLogin: true,
  input: z.strictObject({
    code: described(z.string().check(z.maxLength(128)), 'The code from the event `builderInfo`.'),
    builderLoginHash,
    deviceId,
  }),
  output: z.extend(liveSession, {
    refresh_token: described(z.string(), 'Get the next access token with it (`refreshToken`).'),
  }),
  errors: ['NONCE_INVALID', 'AUTH.BANNED', 'USER.USER_NOT_FOUND'],
});
