import type { getNotifications as contract } from '@xana/contracts/http/notifications/get-notifications';
import { selectNotificationPage } from '../../database/notifications/notification-pages.ts';
import type { Handler } from '../../http/handler.ts';
import { toNotification } from './to-notification.ts';

export const getNotifications: Handler<typeof contract> = async ({ input, caller, database, config }) => {
  const { state, kind, include, ...page } = input;
  const filter = { isUnread: state === 'unread', kind, include: include ?? null };
  const { count, rows } = await selectNotificationPage(database, caller.userId, filter, page);
  return { count, rows: rows.map((row) => toNotification(config, row)) };
};
