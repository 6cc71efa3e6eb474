import type { markAllNotificationsRead as contract } from '@xana/contracts/http/notifications/mark-all-notifications-read';
import { updateAllRead } from '../../database/notifications/notification-states.ts';
import type { Handler } from '../../http/handler.ts';
import { emitUnreadCount } from './emit-unread-count.ts';

export const markAllNotificationsRead: Handler<typeof contract> = async ({ caller, ...platform }) => {
  await updateAllRead(platform.database, caller.userId);
  return emitUnreadCount(platform, caller.userId);
};
