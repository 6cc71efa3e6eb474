import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import { loginMethodKind } from './login-method-fields.ts';

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
