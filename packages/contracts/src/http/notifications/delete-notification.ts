import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { unreadNotificationCount } from './notification.ts';

export const deleteNotification = defineOperation({
  id: 'deleteNotification',
  summary: 'Delete a notification',
  description: '`restoreNotification` undoes it.',
  method: 'DELETE',
  path: '/notifications/delete-notification/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the notification.') }),
  output: z.object({ unreadCount: unreadNotificationCount }),
  errors: ['NOTIFICATION_NOT_FOUND'],
});
