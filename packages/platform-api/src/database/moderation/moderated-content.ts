import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { type MentionRow, mentionsJson } from '../feeds/mentions.ts';
import { attachedJson } from '../feeds/post-attachments.ts';
import { numbersOf, type Target } from './moderation-target.ts';

export interface ModeratedContent {
  author_id: number | null;
  author_name: string | null;
  author_username: string | null;
  author_is_banned: boolean | null;
  /** Name of a space or of a member, title of an event. */
  title: string | null;
  /** Empty for a hidden message: its text is in the log. */
  text: string;
  /** Keys of pictures. */
  pictures: string[];
  /** Of a post or comment. */
  mentions: MentionRow[];
  /** The space or event that a post shows; null for other content, and when it was deleted or hidden. */
  attached: { kind: 'space' | 'event'; id: number; title: string } | null;
  created_at: Date;
  is_hidden: boolean;
  /** Deleted by a member. */
  is_deleted: boolean;
}

/** A profile is hidden while `hide` is the last such decision: the member may have changed it since. */
const IS_PROFILE_HIDDEN = sql`coalesce((select action = 'hide' from moderation_log where target_type = 'user'
  and target_id = users.id::text and action in ('hide', 'restore') order by id desc limit 1), false)`;

const keys = (...columns: RawBuilder<unknown>[]) => sql`array_remove(array[${sql.join(columns)}]::text[], null)`;

/** Also of users whom others block: operators see all. */
const mentions = (text: RawBuilder<unknown>) => sql`coalesce(${mentionsJson(null, text)}, '[]') mentions`;
const NO_MENTIONS = sql`'[]'::json mentions`;
const NOT_ATTACHED = sql`null::json attached`;

/** Each query has the columns of the content before those of its author. */
const CONTENTS: Record<Target['type'], (first: number, second: number) => RawBuilder<unknown>> = {
  user: (
    id,
  ) => sql`select id author_id, name title, bio as text, ${keys(sql`avatar`, sql`banner`)} pictures, created_at,
      ${NO_MENTIONS}, ${NOT_ATTACHED},
      ${IS_PROFILE_HIDDEN} is_hidden, false is_deleted from users where id = ${id}`,
  post: (id) => sql`select user_id author_id, null::text title, text,
      coalesce((select array_agg(shown.picture order by position) from post_pictures shown where post_id = posts.id),
        ${keys(sql`posts.picture`)}) pictures,
      ${mentions(sql`mentions.post_id = posts.id and mentions.comment_id is null`)},
      (select json_build_object('kind', attachment_kind, 'id', attachment_id, 'title', shown.title)
        from (select (${attachedJson}) ->> 'title' title) shown where shown.title is not null) attached,
      created_at, hidden_at is not null is_hidden, deleted_at is not null and hidden_at is null is_deleted
    from posts where id = ${id}`,
  comment: (id) => sql`select user_id author_id, null::text title, text, '{}'::text[] pictures,
      ${mentions(sql`mentions.comment_id = post_comments.id`)}, ${NOT_ATTACHED}, created_at,
      hidden_at is not null is_hidden, deleted_at is not null and hidden_at is null is_deleted
    from post_comments where id = ${id}`,
  message: (conversation, sequence) => sql`select sender_id author_id, null::text title, body as text,
      coalesce((select array_agg(picture order by position) from message_pictures shown
        where shown.conversation_id = messages.conversation_id and shown.sequence = messages.sequence
          and messages.deleted_at is null), '{}') pictures, ${NO_MENTIONS}, ${NOT_ATTACHED}, created_at, hidden_at is not null is_hidden,
      deleted_at is not null and hidden_at is null is_deleted
    from messages where conversation_id = ${conversation} and sequence = ${sequence}`,
  space: (id) => sql`select creator_id author_id, name title, description as text, ${keys(sql`picture`)} pictures,
      ${NO_MENTIONS}, ${NOT_ATTACHED}, created_at,
      hidden_at is not null and deleted_at is null is_hidden, deleted_at is not null is_deleted
    from spaces where id = ${id}`,
  event: (id) => sql`select host_id author_id, title, description as text, ${keys(sql`picture`)} pictures,
      ${NO_MENTIONS}, ${NOT_ATTACHED}, created_at, hidden_at is not null is_hidden, false is_deleted
    from events where id = ${id}`,
};

/** What operators see of a target, also when it is hidden or deleted; undefined when it was purged or never existed. */
export async function findModeratedContent(database: Database, target: Target): Promise<ModeratedContent | undefined> {
  const { rows } = await sql<ModeratedContent>`select content.*, users.name author_name, users.username author_username,
      users.is_banned author_is_banned
    from (${CONTENTS[target.type](...numbersOf(target))}) content
    left join users on users.id = content.author_id`.execute(database);
  return rows[0];
}

/** Null for official content. */
export async function findAuthor(database: Database, target: Target): Promise<number | null> {
  return (await findModeratedContent(database, target))?.author_id ?? null;
}
