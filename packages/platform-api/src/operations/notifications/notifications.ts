import type * as contracts from '@xana/contracts/http/notifications/notifications';
import { countUnreadNotifications, selectNotificationPage } from '../../database/notifications/notification-pages.ts';
import { selectDisabledKinds, updateKind } from '../../database/notifications/notification-settings.ts';
import {
  hideNotification,
  restoreHidden,
  updateAllRead,
  updateRead,
} from '../../database/notifications/notification-states.ts';
import type { Handler } from '../../http/handler.ts';
import { emitUnreadCount } from './emit-unread-count.ts';
import { toNotification } from './to-notification.ts';

export const getNotifications: Handler<typeof contracts.getNotifications> = async (call) => {
  const { input, caller, database, config } = call;
  const { state, kind, include, ...page } = input;
  const filter = { isUnread: state === 'unread', kind, include: include ?? null };
  const { count, rows } = await selectNotificationPage(database, caller.userId, filter, page);
  return { count, rows: rows.map((row) => toNotification(config, row)) };
};

export const getUnreadNotificationCount: Handler<typeof contracts.getUnreadNotificationCount> = async ({
  caller,
  database,
}) => ({
  unreadCount: await countUnreadNotifications(database, caller.userId),
});

export const markNotificationsRead: Handler<typeof contracts.markNotificationsRead> = async (call) => {
  const { input, caller, ...platform } = call;
  const until = new Date(input.until);
  // The pattern of an instant admits dates that do not exist.
  if (!Number.isNaN(until.getTime())) await updateRead(platform.database, caller.userId, { ids: input.ids, until });
  return emitUnreadCount(platform, caller.userId);
};

export const markAllNotificationsRead: Handler<typeof contracts.markAllNotificationsRead> = async (call) => {
  const { caller, ...platform } = call;
  await updateAllRead(platform.database, caller.userId);
  return emitUnreadCount(platform, caller.userId);
};

export const deleteNotification: Handler<typeof contracts.deleteNotification> = async (call) => {
  const { input, caller, apiError, ...platform } = call;
  const isHidden = await hideNotification(platform.database, caller.userId, input.id);
  if (!isHidden) throw apiError('NOTIFICATION_NOT_FOUND');
  return emitUnreadCount(platform, caller.userId);
};

export const restoreNotification: Handler<typeof contracts.restoreNotification> = async (call) => {
  const { input, caller, apiError, ...platform } = call;
  const isRestored = await restoreHidden(platform.database, caller.userId, input.id);
  if (!isRestored) throw apiError('NOTIFICATION_NOT_FOUND');
  return emitUnreadCount(platform, caller.userId);
};

export const getNotificationSettings: Handler<typeof contracts.getNotificationSettings> = async ({
  caller,
  database,
}) => ({
  disabledKinds: await selectDisabledKinds(database, caller.userId),
});

export const updateNotificationSettings: Handler<typeof contracts.updateNotificationSettings> = async (call) => {
  const { input, caller, database } = call;
  await updateKind(database, { userId: caller.userId, ...input });
  return { disabledKinds: await selectDisabledKinds(database, caller.userId) };
};
