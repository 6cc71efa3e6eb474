import type { EventPlan } from '@xana/contracts/http/events/event-plan';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { isShownEvent } from './shown-events.ts';

/** What a member plans for events that end after a time, earliest event first. */
export async function selectEventPlans(
  database: Database,
  { userId, after, limit }: { userId: number; after: Date; limit: number },
): Promise<EventPlan[]> {
  const { rows } = await sql<EventPlan>`select events.id "eventId", plan.answer, plan.is_reminded "isReminded"
    from (
      select event_id, max(answer) answer, bool_or(is_reminded) is_reminded from (
        select event_id, null answer, true is_reminded from event_reminders where user_id = ${userId}
        union all select event_id, answer, false from event_answers where user_id = ${userId}
      ) kinds group by event_id
    ) plan
    join events on events.id = plan.event_id and events.ends_at > ${after} and ${isShownEvent}
    order by events.starts_at, events.id limit ${limit}`.execute(database);
  return rows;
}
