import type { markNotificationsRead as contract } from '@xana/contracts/http/notifications/mark-notifications-read';
import { updateRead } from '../../database/notifications/notification-states.ts';
import type { Handler } from '../../http/handler.ts';
import { emitUnreadCount } from './emit-unread-count.ts';

export const markNotificationsRead: Handler<typeof contract> = async ({ input, caller, ...platform }) => {
  const until = new Date(input.until);
  // The pattern of an instant admits dates that do not exist.
  if (!Number.isNaN(until.getTime())) await updateRead(platform.database, caller.userId, { ids: input.ids, until });
  return emitUnreadCount(platform, caller.userId);
};
