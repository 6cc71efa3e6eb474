import type { restoreNotification as contract } from '@xana/contracts/http/notifications/restore-notification';
import { restoreHidden } from '../../database/notifications/notification-states.ts';
import type { Handler } from '../../http/handler.ts';
import { emitUnreadCount } from './emit-unread-count.ts';

export const restoreNotification: Handler<typeof contract> = async ({ input, caller, apiError, ...platform }) => {
  const isRestored = await restoreHidden(platform.database, caller.userId, input.id);
  if (!isRestored) throw apiError('NOTIFICATION_NOT_FOUND');
  return emitUnreadCount(platform, caller.userId);
};
