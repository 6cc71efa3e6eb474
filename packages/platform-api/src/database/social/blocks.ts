import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';

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
    .where('is_inactive', '=', false)
    .where(unblocked(callerId, sql`users.id`))
    .executeTakeFirst();
  return found !== undefined;
}

/** Does nothing when the user is blocked already. */
export const insertBlock = (database: Database, userId: number, blockedId: number): Promise<boolean> =>
  insertNew(database, 'blocks', { user_id: userId, blocked_id: blockedId });

export async function deleteBlock(database: Database, userId: number, blockedId: number): Promise<void> {
  await database.deleteFrom('blocks').where('user_id', '=', userId).where('blocked_id', '=', blockedId).execute();
}
