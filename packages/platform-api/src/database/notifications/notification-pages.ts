import { EVENT_CHANGES, type NotificationKind } from '@xana/contracts/http/notifications/notification-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { type MentionRow, mentionsJson } from '../feeds/mentions.ts';
import { unblocked } from '../social/blocks.ts';
import { unmuted } from '../social/mutes.ts';
import { inOrderOf, newestBy, type Page, pageOfIds } from '../statements/key-pages.ts';
import { USER_COLUMNS } from '../users/user-summary.ts';

export interface NotificationFilter {
  isUnread?: boolean;
  kind?: NotificationKind | undefined;
  /** What the client can show. Default: everything. */
  include?: 'moderation' | 'all' | null;
}

/** Counting more tells the member nothing: the bell shows 99+. */
const MAX_COUNT = 100;
const MAX_ACTORS = 3;
const EXCERPT_LENGTH = 140;

/** The actors of `notifications` whom its member may see, and who have not undone what they did. */
const visibleActors = (userId: number) => sql`notification_actors
  join users on users.id = notification_actors.actor_id and not users.is_inactive and ${unblocked(userId, sql`users.id`)}
  where notification_actors.withdrawn_at is null and not exists (select from post_comments
      where post_comments.id = notification_actors.comment_id and post_comments.deleted_at is not null) and ${unmuted(userId, sql`users.id`)}`;

/** The rows of `notifications` that a member sees: those of the platform, and those with an actor whom they may see. */
const visibleNotifications = (
  userId: number,
  { isUnread, kind, include = 'all' }: NotificationFilter = {},
) => sql`from notifications
  where notifications.user_id = ${userId} and notifications.deleted_at is null
    ${isUnread ? sql`and notifications.read_at is null` : sql``}
    ${kind ? sql`and notifications.kind = ${kind}` : sql``}
    ${include === null ? sql`and notifications.kind <> 'moderation'` : sql``}
    ${include === 'all' ? sql`` : sql`and not (notifications.kind = 'event' and notifications.outcome = any(${EVENT_CHANGES}))`}
    and (notifications.kind = 'moderation' or not exists (
      select from posts where posts.id = notifications.post_id and posts.deleted_at is not null))
    and (notifications.kind in ('event', 'payment', 'approval', 'moderation')
      or exists (select from ${visibleActors(userId)} and notification_actors.notification_id = notifications.id))`;

/** Up to 100. */
export async function countUnreadNotifications(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select ${visibleNotifications(userId, { isUnread: true })} limit ${MAX_COUNT}) as unread`.execute(database);
  return rows[0]?.count ?? 0;
}

/** One page of a member's notifications, the newest first, and how many there are in total. */
export async function selectNotificationPage(
  database: Database,
  userId: number,
  filter: NotificationFilter,
  page: Page,
) {
  const { count, ids } = await pageOfIds(
    database,
    { from: visibleNotifications(userId, filter), ...newestBy(sql`notifications.id`, sql`notifications.updated_at`) },
    page,
  );
  return { count, rows: await selectWithActors(database, userId, ids) };
}

/** An unread notification as its member would see it now; undefined when it was read or deleted, or is excluded since. */
export async function findUnreadNotification(
  database: Database,
  userId: number,
  id: number,
): Promise<NotificationRow | undefined> {
  const { rows } = await sql<{ id: number }>`select notifications.id
    ${visibleNotifications(userId, { isUnread: true })} and notifications.id = ${id}
    and not exists (select from disabled_notifications disabled
      where disabled.user_id = ${userId} and disabled.kind = notifications.kind)`.execute(database);
  return (
    await selectWithActors(
      database,
      userId,
      rows.map((row) => row.id),
    )
  )[0];
}

export type NotificationRow = Awaited<ReturnType<typeof selectWithActors>>[number];

async function selectWithActors(database: Database, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const [rows, actors] = await Promise.all([
    selectNotifications(database, userId, ids),
    selectActors(database, userId, ids),
  ]);
  return inOrderOf(ids, rows).map((row) => ({
    ...row,
    actors: actors.filter(({ notification_id }) => notification_id === row.id),
  }));
}

const excerpt = (text: RawBuilder<unknown>) => sql<string>`left(${text}, ${EXCERPT_LENGTH})`;

/** The mentions of an excerpt, whose usernames a reader does not know. @param text a condition on `mentions` */
const mentionsOf = (userId: number, written: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql<MentionRow[] | null>`case when ${written} ~ '[@＠]' then ${mentionsJson(userId, text)} end`;

function selectNotifications(database: Database, userId: number, ids: readonly number[]) {
  return database
    .selectFrom('notifications')
    .leftJoin('posts', 'posts.id', 'notifications.post_id')
    .leftJoin('events', 'events.id', 'notifications.event_id')
    .leftJoin('moderation_log as decision', 'decision.id', 'notifications.decision_id')
    .select(['notifications.id', 'notifications.kind', 'notifications.updated_at', 'notifications.read_at'])
    .select(['notifications.post_id', 'notifications.event_id', 'notifications.outcome', 'notifications.xeny'])
    .select([excerpt(sql`posts.text`).as('post_text'), 'posts.picture as post_picture'])
    .select(
      mentionsOf(userId, sql`posts.text`, sql`mentions.post_id = posts.id and mentions.comment_id is null`).as(
        'post_mentions',
      ),
    )
    .select(['events.title as event_title', 'events.picture as event_picture', 'events.starts_at as event_starts_at'])
    .select(['decision.action', 'decision.target_type', 'decision.reason as decision_reason'])
    .where('notifications.id', 'in', ids)
    .execute();
}

/** The newest actors of each notification, with the number of all of them and the newest comment of each. */
async function selectActors(database: Database, userId: number, ids: readonly number[]) {
  const { rows } = await sql<ActorRow>`
    select notification_id, comment_id, ${excerpt(sql`post_comments.text`)} as comment_text,
      ${mentionsOf(userId, sql`post_comments.text`, sql`mentions.comment_id = post_comments.id`)} as comment_mentions, post_comments.parent_id as comment_parent_id, actor_count,
      ${sql.join(USER_COLUMNS.map((column) => sql.raw(column)))}
    from (
      select notification_id, actor_id, max(comment_id) as comment_id,
        row_number() over (partition by notification_id order by max(notification_actors.created_at) desc, actor_id) as place,
        count(*) over (partition by notification_id) as actor_count
      from ${visibleActors(userId)} and notification_id in (${sql.join(ids)})
      group by notification_id, actor_id
    ) as newest
    join users on users.id = actor_id
    left join post_comments on post_comments.id = comment_id
    where place <= ${MAX_ACTORS} order by notification_id, place`.execute(database);
  return rows;
}

interface ActorRow {
  notification_id: number;
  actor_count: number;
  comment_id: number | null;
  comment_text: string | null;
  comment_mentions: MentionRow[] | null;
  comment_parent_id: number | null;
  user_id: number;
  user_name: string;
  user_avatar: string | null;
  user_color: string;
}
