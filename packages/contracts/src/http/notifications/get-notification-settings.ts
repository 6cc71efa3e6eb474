import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { notificationSettings } from './notification-settings.ts';

export const getNotificationSettings = defineOperation({
  id: 'getNotificationSettings',
  summary: 'Read which notifications you get',
  method: 'GET',
  path: '/notifications/get-settings',
  authorization: 'required',
  input: z.strictObject({}),
  output: notificationSettings,
});
