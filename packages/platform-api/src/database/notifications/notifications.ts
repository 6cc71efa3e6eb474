import { type Insertable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';
import { unmuted } from '../social/mutes.ts';
import type { Tables } from '../tables.ts';

type NewNotification = Pick<Insertable<Tables['notifications']>, 'user_id' | 'kind' | 'subject' | 'post_id'>;
type NewActor = Pick<Insertable<Tables['notification_actors']>, 'actor_id' | 'action' | 'comment_id'>;

/**
 * Notifies a user of what another user did: joins the unread row about the same subject, or adds one. Does nothing when the
 * user turned the kind off, when one has blocked the other, when the user muted the actor, or when the actor did the same before. Run it in the transaction
 * of what the actor does.
 */
export async function insertActorNotification(
  transaction: Database,
  { user_id, kind, subject, post_id = null }: NewNotification,
  { actor_id, action, comment_id = null }: NewActor,
): Promise<void> {
  await sql`
    with wanted as (
      select users.id from users where users.id = ${actor_id} and ${unblocked(user_id, sql`users.id`)}
        and ${unmuted(user_id, sql`users.id`)}
        and not exists (select from disabled_notifications where user_id = ${user_id} and kind = ${kind})
    ), repeated as (
      update notification_actors set withdrawn_at = null
      where user_id = ${user_id} and actor_id = ${actor_id} and action = ${action}
      returning notification_id
    ), opened as (
      insert into notifications (user_id, kind, subject, post_id)
      select ${user_id}::integer, ${kind}::text, ${subject}::text, ${post_id}::integer from wanted
      where not exists (select from repeated)
      on conflict (user_id, kind, subject) where read_at is null and deleted_at is null
        do update set updated_at = excluded.updated_at
      returning id
    )
    insert into notification_actors (notification_id, user_id, actor_id, action, comment_id)
    select id, ${user_id}::integer, ${actor_id}::integer, ${action}::text, ${comment_id}::integer from opened
    on conflict (user_id, actor_id, action) do nothing`.execute(transaction);
}

type NewSystemNotification = Insertable<Tables['notifications']>;

/** Notifies a user of what the platform did, once per subject. Does nothing when the user turned the kind off. */
export async function insertSystemNotification(
  transaction: Database,
  notification: NewSystemNotification,
): Promise<void> {
  const { user_id, kind, subject, post_id = null, event_id = null, outcome = null, xeny = null } = notification;
  const { decision_id = null } = notification;
  await sql`
    insert into notifications (user_id, kind, subject, post_id, event_id, outcome, xeny, decision_id)
    select ${user_id}::integer, ${kind}::text, ${subject}::text, ${post_id}::integer, ${event_id}::integer,
      ${outcome}::text, ${xeny}::integer, ${decision_id}::integer
    where not exists (select from disabled_notifications where user_id = ${user_id} and kind = ${kind})
    on conflict do nothing`.execute(transaction);
}

/** Hides what an actor has undone. When they do it again, it is shown as before and does not notify again. */
export async function withdrawActor(
  transaction: Database,
  { userId, actorId, action }: { userId: number; actorId: number; action: string },
): Promise<void> {
  await transaction
    .updateTable('notification_actors')
    .set({ withdrawn_at: new Date() })
    .where('user_id', '=', userId)
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Deletes up to `limit` notifications that did not change since a time. `skip locked` lets several instances run it at once. */
export async function deleteNotificationsBefore(database: Database, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from notifications where id = any(array(
    select id from notifications where updated_at < ${before} limit ${limit} for update skip locked))`.execute(
    database,
  );
  return Number(numAffectedRows);
}

/** The notifications of some users that changed in the last seconds, by the database's clock. */
export function selectChangedNotifications(database: Database, userIds: readonly number[], seconds: number) {
  return database
    .selectFrom('notifications')
    .select(['id', 'user_id', 'updated_at'])
    .where('updated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where(sql<boolean>`user_id = any(${userIds}::integer[])`)
    .execute();
}
