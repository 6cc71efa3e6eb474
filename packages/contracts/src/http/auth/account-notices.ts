import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import { deviceFields, noticeKind, sessionMethodFields } from './login-method-fields.ts';

export const listAccountNotices = defineOperation({
  id: 'listAccountNotices',
  summary: 'List what other sessions did with your account',
  description: 'New logins and changes of the login methods that this session has not shown yet.',
  method: 'GET',
  path: '/auth/notices',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(
    named(
      'AccountNotice',
      'A login or a change of the login methods by another session.',
      z.object({
        id: described(z.string(), 'Id of the notice.'),
        kind: described(noticeKind, 'What happened.'),
        sessionId: described(z.nullable(z.string()), 'The session that did it; null after it has ended.'),
        app: described(z.nullable(z.string()), 'The app that was let in; null for a login.'),
        ...deviceFields,
        ...sessionMethodFields,
        createdAt: described(instant, 'When it happened.'),
      }),
    ),
  ),
});

export const dismissAccountNotice = defineOperation({
  id: 'dismissAccountNotice',
  summary: 'Remove a notice that the member has seen',
  method: 'DELETE',
  path: '/auth/notices/:id',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({
    id: described(z.string().check(z.maxLength(64)), 'Id of the notice, from `listAccountNotices`.', {
      examples: ['0d4b0c66-4f0e-4b8a-9a57-0d7f3f1f3a51'],
    }),
  }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
});
