import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { instant } from '../fields.ts';
import { unreadNotificationCount } from './notification.ts';

const MAX_MARKED = 50;

export const markNotificationsRead = defineOperation({
  id: 'markNotificationsRead',
  summary: 'Mark notifications as read',
  description:
    'Those among `ids` that did not change after `until`: a notification that another user joined in the meantime stays unread. Repeating the request changes nothing.',
  method: 'PUT',
  path: '/notifications/mark-read',
  authorization: 'required',
  input: z.strictObject({
    ids: described(
      z.array(z.int().check(z.gte(1), z.lte(999_999_999))).check(z.minLength(1), z.maxLength(MAX_MARKED)),
      `Ids of notifications, at most ${MAX_MARKED}.`,
      { examples: [[1]] },
    ),
    until: described(instant, '`updatedAt` of the newest of them.', { examples: ['2026-11-22T09:30:00.000Z'] }),
  }),
  output: z.object({ unreadCount: unreadNotificationCount }),
});
