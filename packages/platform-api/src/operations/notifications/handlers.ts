import type { notificationsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { deleteNotification } from './delete-notification.ts';
import { getNotificationSettings } from './get-notification-settings.ts';
import { getNotifications } from './get-notifications.ts';
import { getPushSettings } from './get-push-settings.ts';
import { getUnreadNotificationCount } from './get-unread-notification-count.ts';
import { markAllNotificationsRead } from './mark-all-notifications-read.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { restoreNotification } from './restore-notification.ts';
import { subscribeToPush } from './subscribe-to-push.ts';
import { unsubscribeFromPush } from './unsubscribe-from-push.ts';
import { updateNotificationSettings } from './update-notification-settings.ts';

export const notificationsHandlers = {
  deleteNotification,
  getNotificationSettings,
  getNotifications,
  getPushSettings,
  getUnreadNotificationCount,
  markAllNotificationsRead,
  markNotificationsRead,
  restoreNotification,
  subscribeToPush,
  unsubscribeFromPush,
  updateNotificationSettings,
} satisfies Implements<typeof notificationsOperations>;
