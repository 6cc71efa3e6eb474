import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { notificationKind } from './notification.ts';
import { notificationSettings } from './notification-settings.ts';

export const updateNotificationSettings = defineOperation({
  id: 'updateNotificationSettings',
  summary: 'Turn a kind of notifications on or off',
  description: 'For what happens from now on; existing notifications stay. Repeating the request changes nothing.',
  method: 'PUT',
  path: '/notifications/update-settings',
  authorization: 'required',
  input: z.strictObject({
    kind: described(notificationKind, 'The kind to change.'),
    isOn: described(z.boolean(), '`false` to turn it off.'),
  }),
  output: notificationSettings,
});
