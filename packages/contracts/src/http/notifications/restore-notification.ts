import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { unreadNotificationCount } from './notification.ts';

export const restoreNotification = defineOperation({
  id: 'restoreNotification',
  summary: 'Restore a notification that you deleted',
  description: 'Repeating the request changes nothing.',
  method: 'PUT',
  path: '/notifications/restore-notification/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the notification.') }),
  output: z.object({ unreadCount: unreadNotificationCount }),
  errors: ['NOTIFICATION_NOT_FOUND'],
});
