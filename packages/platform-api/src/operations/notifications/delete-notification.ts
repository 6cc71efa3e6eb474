import type { deleteNotification as contract } from '@xana/contracts/http/notifications/delete-notification';
import { hideNotification } from '../../database/notifications/notification-states.ts';
import type { Handler } from '../../http/handler.ts';
import { emitUnreadCount } from './emit-unread-count.ts';

export const deleteNotification: Handler<typeof contract> = async ({ input, caller, apiError, ...platform }) => {
  const isHidden = await hideNotification(platform.database, caller.userId, input.id);
  if (!isHidden) throw apiError('NOTIFICATION_NOT_FOUND');
  return emitUnreadCount(platform, caller.userId);
};
