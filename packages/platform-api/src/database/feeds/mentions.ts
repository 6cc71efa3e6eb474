import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';

/** A text that mentions users: a post, or a comment on it. */
export interface MentioningText {
  postId: number;
  commentId: number | null;
  authorId: number;
}

export interface MentionRow {
  id: number;
  username: string;
  name: string;
}

/** The mentions of a post or a comment whose user the caller may see, as JSON. @param text a condition on `mentions` */
export const mentionsJson = (callerId: number | null, text: ReturnType<typeof sql>) => sql<MentionRow[] | null>`(
  select json_agg(json_build_object('id', mentions.user_id, 'username', mentions.username, 'name', mentioned.name) order by mentions.id)
  from mentions join users mentioned on mentioned.id = mentions.user_id and not mentioned.is_inactive
    and ${unblocked(callerId, sql`mentioned.id`)}
  where ${text})`;

/**
 * Stores who a text mentions, and forgets whom an earlier version mentioned. Users behind a block, banned users and unknown
 * usernames are not mentioned.
 *
 * @returns the ids of those whom the text newly mentions, and of those whom it no longer does
 */
export async function replaceMentions(
  transaction: Database,
  { postId, commentId, authorId }: MentioningText,
  usernames: readonly string[],
): Promise<{ added: number[]; forgotten: number[] }> {
  const found = await transaction
    .selectFrom('users')
    .select(['id', sql<string>`lower(username)`.as('username')])
    .where(sql<boolean>`lower(username) = any(${usernames}::text[])`)
    .where('is_inactive', '=', false)
    .where(unblocked(authorId, sql`users.id`))
    .execute();
  const mentioned = found.map(({ id }) => id);
  const gone = await transaction
    .deleteFrom('mentions')
    .where('post_id', '=', postId)
    .where('comment_id', commentId === null ? 'is' : '=', commentId)
    .where(sql<boolean>`user_id <> all(${mentioned}::integer[])`)
    .returning('user_id')
    .execute();
  const rows = found.map(({ id, username }) => ({ post_id: postId, comment_id: commentId, user_id: id, username }));
  const stored =
    rows.length === 0
      ? []
      : await transaction
          .insertInto('mentions')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returning('user_id')
          .execute();
  return { added: stored.map(({ user_id }) => user_id), forgotten: gone.map(({ user_id }) => user_id) };
}
