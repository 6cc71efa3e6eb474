import { type Insertable, sql } from 'kysely';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';
import { unmuted } from './mutes.ts';
import type { Tables } from './tables.ts';
import { USER_COLUMNS } from './user-summary.ts';

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** The comments that a caller may see, with their author. */
function selectComments(database: Database, callerId: number | null) {
  return database
    .selectFrom('post_comments')
    .innerJoin('users', 'users.id', 'post_comments.user_id')
    .select([
      'post_comments.id',
      'post_comments.post_id',
      'post_comments.text',
      'post_comments.created_at',
      ...USER_COLUMNS,
    ])
    .where('users.is_banned', '=', false)
    .where(unblocked(callerId, sql`post_comments.user_id`))
    .where(unmuted(callerId, sql`post_comments.user_id`));
}

/** @returns the new comment as its author sees it */
export async function insertComment(
  database: Database,
  comment: Insertable<Tables['post_comments']>,
): Promise<CommentRow> {
  const { id } = await database.insertInto('post_comments').values(comment).returning('id').executeTakeFirstOrThrow();
  return selectComments(database, comment.user_id).where('post_comments.id', '=', id).executeTakeFirstOrThrow();
}

/** One page of the comments on a post, the newest first, and how many there are in total. */
export async function selectCommentPage(
  database: Database,
  callerId: number | null,
  postId: number,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ count: number; rows: CommentRow[] }> {
  const comments = selectComments(database, callerId).where('post_id', '=', postId);
  const { count } = await comments
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await comments
    .orderBy('post_comments.id', 'desc')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, rows };
}

/** Deletes a comment that the user wrote, or that is on a post of the user. @returns false when there is none */
export async function deleteComment(database: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('post_comments')
    .where('id', '=', id)
    .where(
      sql<boolean>`(user_id = ${userId} or exists (
        select from posts where posts.id = post_comments.post_id and posts.user_id = ${userId}))`,
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
