import { countUnreadNotifications } from '../../database/notifications/notification-pages.ts';
import type { Platform } from '../../platform.ts';

/** Emits a member's number of unread notifications to all of their devices. */
export async function emitUnreadCount(
  { database, unreadCounts }: Pick<Platform, 'database' | 'unreadCounts'>,
  userId: number,
): Promise<{ unreadCount: number }> {
  const unreadCount = await countUnreadNotifications(database, userId);
  unreadCounts.emit({ userId, unreadCount });
  return { unreadCount };
}
