import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, instant, listOf, pageNumber, pageSize } from '../fields.ts';
import { notification, notificationKind, unreadNotificationCount } from './notification.ts';

const notificationSettings = named(
  'NotificationSettings',
  'Which notifications a member gets. Everything is on at first.',
  z.object({
    disabledKinds: described(z.array(notificationKind), 'The kinds that are turned off.', { examples: [['like']] }),
  }),
);

export const getNotifications = defineOperation({
  id: 'getNotifications',
  summary: 'List your notifications, newest first',
  description:
    'Of the last 90 days. Excludes users whom you muted or blocked or who blocked you, and what was deleted or undone since.',
  method: 'GET',
  path: '/notifications/get-notifications/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({
    pageNumber,
    pageSize,
    state: z.optional(described(z.enum(['unread']), 'Only unread ones.')),
    kind: z.optional(described(notificationKind, 'Only this kind.')),
    include: z.optional(
      described(
        z.enum(['moderation', 'all']),
        'What older clients cannot show: `moderation` are decisions of the moderators on content, `all` also changes of events.',
      ),
    ),
  }),
  output: listOf(notification),
});

export const getUnreadNotificationCount = defineOperation({
  id: 'getUnreadNotificationCount',
  summary: 'Count your unread notifications',
  method: 'GET',
  path: '/notifications/get-unread-count',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.object({ unreadCount: unreadNotificationCount }),
});

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

export const getNotificationSettings = defineOperation({
  id: 'getNotificationSettings',
  summary: 'Read which notifications you get',
  method: 'GET',
  path: '/notifications/get-settings',
  authorization: 'required',
  input: z.strictObject({}),
  output: notificationSettings,
});

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
