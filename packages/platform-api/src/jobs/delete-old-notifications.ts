import type { Database } from '../database/connection/connect-database.ts';
import { deleteNotificationsBefore } from '../database/notifications/notifications.ts';

const KEPT_MS = 90 * 86_400_000;
const BATCH_SIZE = 2_000;

/** Deletes notifications without a new actor for 90 days. @returns the number of deleted rows */
export const deleteOldNotifications = (database: Database, now = new Date()): Promise<number> =>
  deleteNotificationsBefore(database, new Date(now.getTime() - KEPT_MS), BATCH_SIZE);
