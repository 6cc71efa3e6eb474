import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { address, instant, listOf, walletSignature } from '../fields.ts';
import { linkNonce, loginMethodKind } from './login-method-fields.ts';

export const listLoginMethods = defineOperation({
  id: 'listLoginMethods',
  summary: 'List your login methods',
  method: 'GET',
  path: '/auth/login-methods',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(
    named(
      'LoginMethod',
      'One way to log in to the account.',
      z.object({
        id: described(z.string(), 'Id of the method, for `unlinkLoginMethod`.'),
        method: described(loginMethodKind, 'Kind of the method.'),
        walletName: described(z.nullable(z.string()), 'Name of the wallet, if a login has named it.'),
        address: described(z.nullable(z.string()), 'Address of the wallet; null for Telegram.'),
        email: described(z.nullable(z.string()), 'Email address that the service verified; null without one.'),
        linkedAt: described(instant, 'When the method was added to the account.'),
        lastUsedAt: described(z.nullable(instant), 'When it was last used to log in; null when that is unknown.'),
        isPrimary: described(z.boolean(), 'Whether the profile shows this wallet.'),
        isThisSession: described(z.boolean(), 'Whether this session was started with it.'),
      }),
    ),
  ),
});

export const unlinkLoginMethod = defineOperation({
  id: 'unlinkLoginMethod',
  summary: 'Remove one of your login methods',
  description:
    'Needs a login, or `reauthenticate`, within the last five minutes. An account keeps at least one method, and the method of this session stays, so that a member never loses the account. Ends the other sessions that the method has opened, and sessions of apps.',
  method: 'DELETE',
  path: '/auth/login-methods/:id',
  authorization: 'required',
  input: z.strictObject({
    id: described(z.string().check(z.maxLength(255)), 'Id of the method, from `listLoginMethods`.', {
      examples: ['0x5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d'],
    }),
  }),
  output: z.object({ endedSessions: described(z.number(), 'Number of sessions that ended.') }),
  errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED', 'LAST_LOGIN_METHOD', 'LOGIN_METHOD_IN_USE'],
});

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
