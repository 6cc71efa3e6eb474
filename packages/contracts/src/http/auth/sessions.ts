import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import { deviceFields, sessionMethodFields } from './login-method-fields.ts';
import { liveSession } from './session-user.ts';

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

export const refreshToken = defineOperation({
  id: 'refreshToken',
  summary: 'Renew the access token',
  description:
    'Takes the refresh cookie, or `refresh_token` from a client that is not a browser (`X-Client: app`). The refresh token is rotated; concurrent requests with the same token get the same successor.',
  method: 'POST',
  path: '/auth/refresh-token',
  input: z.strictObject({
    refresh_token: described(
      z.optional(z.string().check(z.maxLength(128))),
      'The refresh token of an app; a browser sends its cookie.',
    ),
  }),
  output: z.extend(liveSession, {
    refresh_token: described(
      z.optional(z.nullable(z.string())),
      'The next refresh token of an app; null for a browser.',
    ),
  }),
  errors: ['SESSION_ENDED', 'AUTH.BANNED'],
});

export const createSocketTicket = defineOperation({
  id: 'createSocketTicket',
  summary: 'Create a ticket to open a socket',
  description:
    'The ticket opens one socket within 30 seconds, so that the access token is not handed to the socket client.',
  method: 'POST',
  path: '/auth/socket-ticket',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({ ticket: described(z.string(), 'Send it as `auth.ticket` when the socket connects.') }),
});

export const logout = defineOperation({
  id: 'logout',
  summary: 'Log out',
  description: 'Ends the session of the refresh cookie or of the access token. Repeating the request succeeds too.',
  method: 'POST',
  path: '/auth/logout',
  authorization: 'optional',
  isForDeletedAccounts: true,
  input: z.strictObject({}),
  output: z.object({}),
});

export const endSession = defineOperation({
  id: 'endSession',
  summary: 'Log out one of your sessions',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({
    id: described(z.string().check(z.maxLength(64)), 'Id of the session, from `listSessions`.', {
      examples: ['5f2b8c1d9e3a4f607182b3c4d5e6f708'],
    }),
  }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
});

export const endAllSessions = defineOperation({
  id: 'endAllSessions',
  summary: 'Log out everywhere',
  method: 'DELETE',
  path: '/auth/sessions',
  authorization: 'required',
  isForDeletedAccounts: true,
  input: z.strictObject({
    exceptThisOne: described(
      z.optional(z.union([z.literal('true'), z.literal('false')])),
      '`true` keeps the session of this request.',
      { type: 'string', enum: ['true', 'false'] },
    ),
  }),
  output: z.object({ ended: described(z.number(), 'Number of sessions that ended.') }),
});
