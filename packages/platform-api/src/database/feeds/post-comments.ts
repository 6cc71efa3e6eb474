import { type Insertable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';
import { unmuted } from '../social/mutes.ts';
import type { Tables } from '../tables.ts';
import { USER_COLUMNS } from '../users/user-summary.ts';
import { mentionsJson } from './mentions.ts';

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** The comments that a caller may see, with their author. */
function selectComments(database: Database, callerId: number | null) {
  return database
    .selectFrom('post_comments')
    .innerJoin('users', 'users.id', 'post_comments.user_id')
    .select([
      'post_comments.id',
      'post_comments.post_id',
      'post_comments.parent_id',
      'post_comments.text',
      'post_comments.created_at',
      'post_comments.updated_at',
      ...USER_COLUMNS,
    ])
    .select(
      sql<number>`(select count(*) from post_comments replies
        where replies.parent_id = post_comments.id and replies.deleted_at is null)`.as('reply_count'),
    )
    .select(mentionsJson(callerId, sql`mentions.comment_id = post_comments.id`).as('mentions'))
    .where('users.is_inactive', '=', false)
    .where('post_comments.deleted_at', 'is', null)
    .where(unblocked(callerId, sql`post_comments.user_id`))
    .where(unmuted(callerId, sql`post_comments.user_id`));
}

/** A comment that the caller may see. */
export function findComment(database: Database, callerId: number | null, id: number): Promise<CommentRow | undefined> {
  return selectComments(database, callerId).where('post_comments.id', '=', id).executeTakeFirst();
}

/** The comment that an author stored with an idempotency key. */
export function findCommentOfClientId(
  database: Database,
  userId: number,
  clientId: string,
): Promise<CommentRow | undefined> {
  return selectComments(database, userId)
    .where('post_comments.user_id', '=', userId)
    .where('post_comments.client_id', '=', clientId)
    .executeTakeFirst();
}

/** @returns the new id; undefined when the author has used the `client_id` before */
export async function insertComment(
  database: Database,
  comment: Insertable<Tables['post_comments']>,
): Promise<number | undefined> {
  const inserted = await database
    .insertInto('post_comments')
    .values(comment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/**
 * Changes the text of a comment.
 *
 * @returns the id of its post; undefined when the author has no such comment on a post that is shown
 */
export async function updateComment(
  database: Database,
  { id, authorId }: { id: number; authorId: number },
  text: string,
): Promise<number | undefined> {
  const updated = await database
    .updateTable('post_comments')
    .set({ text, updated_at: new Date() })
    .where('id', '=', id)
    .where('user_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (select from posts where posts.id = post_comments.post_id and posts.deleted_at is null
        and ${unblocked(authorId, sql`posts.user_id`)})`,
    )
    .returning('post_id')
    .executeTakeFirst();
  return updated?.post_id;
}

interface CommentList {
  postId: number;
  /** Null for the comments on the post itself. */
  parentId: number | null;
  pageNumber: number;
  pageSize: number;
}

/** One page of the comments on a post, the newest first, or of the replies to one, the oldest first; and their number. */
export async function selectCommentPage(
  database: Database,
  callerId: number | null,
  { postId, parentId, pageNumber, pageSize }: CommentList,
): Promise<{ count: number; rows: CommentRow[] }> {
  const comments = selectComments(database, callerId)
    .where('post_id', '=', postId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId);
  const { count } = await comments
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await comments
    .orderBy('post_comments.id', parentId === null ? 'desc' : 'asc')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, rows };
}
