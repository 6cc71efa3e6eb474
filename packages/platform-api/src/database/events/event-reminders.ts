import type { EventMoment } from '@xana/contracts/http/notifications/notification-kinds';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';
import { isShownEvent } from './shown-events.ts';

export interface ReminderKey {
  event_id: number;
  user_id: number;
}

/** Does nothing when the reminder exists. */
export const insertReminder = (database: Database, reminder: ReminderKey): Promise<boolean> =>
  insertNew(database, 'event_reminders', reminder);

export async function deleteReminder(database: Database, { event_id, user_id }: ReminderKey): Promise<void> {
  await database
    .deleteFrom('event_reminders')
    .where('event_id', '=', event_id)
    .where('user_id', '=', user_id)
    .execute();
}

export async function hasReminder(database: Database, { event_id, user_id }: ReminderKey): Promise<boolean> {
  const found = await database
    .selectFrom('event_reminders')
    .select('event_id')
    .where('event_id', '=', event_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Notifies the members who want to be reminded of events that start between two times, once each. Skips members who turned the
 * kind off.
 *
 * @returns the number of new notifications
 */
export async function insertEventNotifications(
  database: Database,
  moment: EventMoment,
  { after, until }: { after: Date; until: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into notifications (user_id, kind, subject, event_id, outcome)
    select event_reminders.user_id, 'event', 'event:' || events.id || ':' || ${moment}::text, events.id, ${moment}::text
    from events
    join event_reminders on event_reminders.event_id = events.id
    join users on users.id = event_reminders.user_id and not users.is_inactive
    where events.starts_at > ${after} and events.starts_at <= ${until} and ${isShownEvent}
      and not exists (select from disabled_notifications disabled
        where disabled.user_id = event_reminders.user_id and disabled.kind = 'event')
    on conflict do nothing`.execute(database);
  return Number(numAffectedRows);
}
