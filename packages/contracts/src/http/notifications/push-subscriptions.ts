import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { pushSettings } from './push-settings.ts';

export const getPushSettings = defineOperation({
  id: 'getPushSettings',
  summary: 'Read the push subscription of this session',
  method: 'GET',
  path: '/notifications/get-push-settings',
  authorization: 'required',
  input: z.strictObject({}),
  output: pushSettings,
});

const MAX_ENDPOINT_LENGTH = 1_000;

export const subscribeToPush = defineOperation({
  id: 'subscribeToPush',
  summary: 'Send your notifications to this browser',
  description:
    'Replaces the earlier subscription of this session. It ends with the session: a browser in which another member logs in gets none of your notifications. Fields are those of `PushSubscription.toJSON()`.',
  method: 'PUT',
  path: '/notifications/subscribe-push',
  authorization: 'required',
  input: z.strictObject({
    endpoint: described(
      z.string().check(z.minLength(1), z.maxLength(MAX_ENDPOINT_LENGTH)),
      'Address of the browser’s push service: `https`, a public host name, the standard port.',
    ),
    p256dh: described(
      z.string().check(z.regex(/^[A-Za-z0-9_-]{86,88}={0,2}$/)),
      'Public key of the browser: an uncompressed P-256 point as base64url (RFC 8291).',
    ),
    auth: described(
      z.string().check(z.regex(/^[A-Za-z0-9_-]{22,24}={0,2}$/)),
      'Authentication secret of the browser: 16 bytes as base64url (RFC 8291).',
    ),
    locale: described(z.enum(['en', 'ja']), 'Language of the messages.'),
  }),
  output: pushSettings,
  errors: ['PUSH_ENDPOINT_INVALID', 'PUSH_ENDPOINT_TAKEN', 'PUSH_UNAVAILABLE'],
});

export const unsubscribeFromPush = defineOperation({
  id: 'unsubscribeFromPush',
  summary: 'Stop sending your notifications to this browser',
  description: 'Ends the subscription of this session. Repeating the request changes nothing.',
  method: 'DELETE',
  path: '/notifications/unsubscribe-push',
  authorization: 'required',
  input: z.strictObject({}),
  output: pushSettings,
});
