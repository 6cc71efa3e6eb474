import type { getUnreadNotificationCount as contract } from '@xana/contracts/http/notifications/get-unread-notification-count';
import { countUnreadNotifications } from '../../database/notifications/notification-pages.ts';
import type { Handler } from '../../http/handler.ts';

export const getUnreadNotificationCount: Handler<typeof contract> = async ({ caller, database }) => ({
  unreadCount: await countUnreadNotifications(database, caller.userId),
});
