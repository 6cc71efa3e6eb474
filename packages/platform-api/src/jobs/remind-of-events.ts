import type { Database } from '../database/connection/connect-database.ts';
import { insertEventNotifications } from '../database/events/event-reminders.ts';

const AHEAD_MS = 15 * 60_000;
/** A reminder that is later than this, for example after an outage, is of no use. */
const MAX_DELAY_MS = 15 * 60_000;

/**
 * Notifies members 15 minutes before the events that they want to be reminded of, and when these begin. Safe to run twice or on
 * several instances: each notification is stored once.
 *
 * @returns the number of new notifications
 */
export async function remindOfEvents(database: Database, now = new Date()): Promise<number> {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const soon = await insertEventNotifications(database, 'soon', { after: now, until: at(AHEAD_MS) });
  const started = await insertEventNotifications(database, 'started', { after: at(-MAX_DELAY_MS), until: now });
  return soon + started;
}
