import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import { deviceFields, sessionMethodFields } from './login-method-fields.ts';

export const listSessions = defineOperation({
  id: 'listSessions',
  summary: 'List your sessions',
  method: 'GET',
  path: '/auth/sessions',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(
    named(
      'Session',
      'One place where the member is logged in.',
      z.object({
        id: described(z.string(), 'Id of the session.', { examples: ['5f2b8c1d9e3a4f607182b3c4d5e6f708'] }),
        device: described(z.string(), 'The `User-Agent` header of the login.'),
        app: described(z.nullable(z.string()), 'The app that got this session by a hand-off; null after a login.'),
        ...deviceFields,
        ...sessionMethodFields,
        startedAt: described(instant, 'When the session began.'),
        lastUsedAt: described(instant, 'When its token was last renewed.'),
        isThisOne: described(z.boolean(), 'Whether it is the session of this request.'),
      }),
    ),
  ),
});
