import type { EventAnswer } from '@xana/contracts/http/events/event-answer';
import type { EventPlan } from '@xana/contracts/http/events/event-plan';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';
import { inOrderOf, type Page, pageOfIds } from '../statements/key-pages.ts';
import { isActive } from '../users/active-users.ts';
import type { UserSummaryRow } from '../users/user-summary.ts';
import { deleteReminder, insertReminder, type ReminderKey } from './event-reminders.ts';
import { isShownEvent } from './shown-events.ts';

/** Stores a member's answer. `going` turns the reminder on, and taking it back turns it off. */
export async function setAnswer(database: Database, key: ReminderKey, answer: EventAnswer | null): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two quick answers of one member wait for each other, and for a ban: the counts depend on both.
    await transaction.selectFrom('users').select('id').where('id', '=', key.user_id).forNoKeyUpdate().execute();
    const before = await findAnswer(transaction, key);
    if (before === answer) return;
    await transaction
      .deleteFrom('event_answers')
      .where('event_id', '=', key.event_id)
      .where('user_id', '=', key.user_id)
      .execute();
    if (answer !== null) {
      await transaction
        .insertInto('event_answers')
        .values({ ...key, answer })
        .execute();
    }
    if (answer === 'going') await insertReminder(transaction, key);
    if (answer === null && before === 'going') await deleteReminder(transaction, key);
  });
}

async function findAnswer(database: Database, { event_id, user_id }: ReminderKey): Promise<EventAnswer | null> {
  const found = await database
    .selectFrom('event_answers')
    .select('answer')
    .where('event_id', '=', event_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return found?.answer ?? null;
}

interface AttendeeRow extends UserSummaryRow {
  id: number;
  is_following: boolean;
}

/** One page of the members with an answer as the caller sees them: those whom the caller follows first. */
export async function selectAttendeePage(
  database: Database,
  callerId: number,
  { eventId, answer, ...page }: Page & { eventId: number; answer: EventAnswer },
): Promise<{ count: number; rows: AttendeeRow[] }> {
  const otherId = sql`event_answers.user_id`;
  const follows = (userId: typeof otherId) =>
    sql<boolean>`exists (select from follows where follower_id = ${callerId} and followed_id = ${userId})`;
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from event_answers where event_id = ${eventId} and answer = ${answer}
        and ${unblocked(callerId, otherId)}
        and ${isActive(otherId)}`,
      id: otherId,
      sortKey: sql`(case when ${follows(otherId)} then 1 else 0 end)`,
      type: 'integer',
      order: 'desc',
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  const { rows } = await sql<AttendeeRow>`select users.id, users.id user_id, users.name user_name,
      users.avatar user_avatar, users.profile_icon_color user_color, ${follows(sql`users.id`)} is_following
    from users where users.id in (${sql.join(ids)})`.execute(database);
  return { count, rows: inOrderOf(ids, rows) };
}

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
