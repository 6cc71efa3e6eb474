import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connect-database.ts';
import { inOrderOf, type Page, pageOfIds } from './key-pages.ts';
import { USER_COLUMNS } from './user-summary.ts';

/**
 * A condition: neither user has blocked the other. The subquery does not depend on the row, so PostgreSQL evaluates it
 * once per statement.
 *
 * @param otherId a column with the id of the other user
 */
export const unblocked = (
  callerId: number | null,
  otherId: RawBuilder<unknown>,
) => sql<boolean>`${otherId} <> all (array(
  select blocked_id from blocks where user_id = ${callerId ?? 0} union all select user_id from blocks where blocked_id = ${callerId ?? 0}))`;

/**
 * Whether the user exists, is not banned, and has no block between them and the caller.
 *
 * Against IDOR, operations on another user check this first; operations on a member's rows have the caller's id in `where`.
 */
export async function isReachable(database: Database, callerId: number, userId: number): Promise<boolean> {
  const found = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_banned', '=', false)
    .where(unblocked(callerId, sql`users.id`))
    .executeTakeFirst();
  return found !== undefined;
}

/** Does nothing when the user is blocked already. */
export async function insertBlock(database: Database, userId: number, blockedId: number): Promise<void> {
  await database
    .insertInto('blocks')
    .values({ user_id: userId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(database: Database, userId: number, blockedId: number): Promise<void> {
  await database.deleteFrom('blocks').where('user_id', '=', userId).where('blocked_id', '=', blockedId).execute();
}

/** The users whom a member has blocked, the newest block first. Includes banned users, so that every block can be lifted. */
export async function selectBlockedUserPage(database: Database, userId: number, page: Page) {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from blocks where blocks.user_id = ${userId}`,
      id: sql`blocks.blocked_id`,
      sortKey: sql`blocks.created_at`,
      type: 'timestamptz',
      order: 'desc',
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  const rows = await database
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id', 'users.username', 'blocks.created_at as blocked_at', ...USER_COLUMNS])
    .where('blocks.user_id', '=', userId)
    .where('users.id', 'in', ids)
    .execute();
  return { count, rows: inOrderOf(ids, rows) };
}
