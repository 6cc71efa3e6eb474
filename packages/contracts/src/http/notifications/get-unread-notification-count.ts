import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { unreadNotificationCount } from './notification.ts';

export const getUnreadNotificationCount = defineOperation({
  id: 'getUnreadNotificationCount',
  summary: 'Count your unread notifications',
  method: 'GET',
  path: '/notifications/get-unread-count',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({ unreadCount: unreadNotificationCount }),
});
