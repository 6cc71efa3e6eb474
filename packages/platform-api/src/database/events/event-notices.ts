import type { EventChange } from '@xana/contracts/http/notifications/notification-kinds';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { attendeesOf } from './own-events.ts';

interface ChangedEvents {
  /** Several of a series. Their versions are those after the change. */
  ids: readonly number[];
  hostId: number;
  change: EventChange;
  /** The change was not made by the host, who is notified as well. */
  includesHost?: boolean;
}

/**
 * Notifies the attendees of a change of some events, each once: of the earliest event that they planned; not those who turned the kind
 * off. After a restoration it notifies those who know that the event was cancelled, because they read it or got a push message.
 *
 * Deletes what no longer holds: reminders, so that members are reminded of the new time, and the unread notice that this one replaces.
 * Run it in the transaction of the change, after it.
 */
export async function notifyAttendees(
  transaction: Database,
  { ids, hostId, change, includesHost = false }: ChangedEvents,
): Promise<void> {
  const host = sql`union all select ${hostId}::integer, id from unnest(${ids}::integer[]) id`;
  const replaced = change === 'restored' ? 'cancelled' : change;
  const hasHeard = sql`exists (select from notifications cancelled
    where cancelled.user_id = attendees.user_id and cancelled.event_id = any(${ids}::integer[])
      and cancelled.outcome = 'cancelled'
      and (cancelled.read_at is not null or exists (select from push_messages sent
        where sent.notification_id = cancelled.id and sent.attempts > 0)))`;
  await sql`
    with outdated as (
      delete from notifications where event_id = any(${ids}::integer[]) and kind = 'event'
        and (outcome in ('soon', 'started') or read_at is null and outcome = ${replaced})
    )
    insert into notifications (user_id, kind, subject, event_id, outcome)
    select distinct on (attendees.user_id) attendees.user_id, 'event',
      'event:' || events.id || ':' || ${change}::text || ':' || events.version, events.id, ${change}::text
    from (select * from ${attendeesOf(ids, hostId)} planned ${includesHost ? host : sql``}) attendees
    join events on events.id = attendees.event_id
    where not exists (select from disabled_notifications disabled
        where disabled.user_id = attendees.user_id and disabled.kind = 'event')
      and ${change === 'restored' ? hasHeard : sql`true`}
    order by attendees.user_id, events.starts_at
    on conflict do nothing`.execute(transaction);
}

interface ChangedVenue {
  spaceId: number;
  creatorId: number;
  change: 'cancelled' | 'restored';
}

/**
 * Notifies the attendees and the hosts of the coming events in a space that its creator deleted or restored: these events cannot be opened
 * without the space. Run it in the transaction of the change.
 */
export async function notifyOfVenue(
  transaction: Database,
  { spaceId, creatorId, change }: ChangedVenue,
): Promise<void> {
  const events = await transaction
    .updateTable('events')
    // A space that is deleted a second time notifies a second time.
    .set({ version: sql<number>`version + 1` })
    .where('space_id', '=', spaceId)
    .where('ends_at', '>', sql<Date>`now()`)
    .where('cancelled_at', 'is', null)
    .where('hidden_at', 'is', null)
    .returning(['id', 'host_id'])
    .execute();
  for (const hostId of new Set(events.map(({ host_id }) => host_id))) {
    const ids = events.filter(({ host_id }) => host_id === hostId).map(({ id }) => id);
    await notifyAttendees(transaction, { ids, hostId, change, includesHost: hostId !== creatorId });
  }
}
