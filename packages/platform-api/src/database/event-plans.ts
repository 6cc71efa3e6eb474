import type { EventPlan } from '@xana/contracts/http/events/event-plan';
import type { Database } from './connect-database.ts';

/** What a member plans for events that end after a time, earliest event first. */
export async function selectEventPlans(
  database: Database,
  { userId, after, limit }: { userId: number; after: Date; limit: number },
): Promise<EventPlan[]> {
  const rows = await database
    .selectFrom('event_reminders')
    .innerJoin('events', 'events.id', 'event_reminders.event_id')
    .select('event_id')
    .where('user_id', '=', userId)
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .orderBy('events.id')
    .limit(limit)
    .execute();
  return rows.map(({ event_id }) => ({ eventId: event_id, isReminded: true }));
}
