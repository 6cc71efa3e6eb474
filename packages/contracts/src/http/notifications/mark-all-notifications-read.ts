import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { unreadNotificationCount } from './notification.ts';

export const markAllNotificationsRead = defineOperation({
  id: 'markAllNotificationsRead',
  summary: 'Mark all your notifications as read',
  description: 'Repeating the request changes nothing.',
  method: 'PUT',
  path: '/notifications/mark-all-read',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({ unreadCount: unreadNotificationCount }),
});
