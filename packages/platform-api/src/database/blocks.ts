import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connect-database.ts';
import { inOrderOf, type Page, pageOfIds } from './key-pages.ts';
import { USER_COLUMNS } from './user-summary.ts';

/** A condition, looked up once and not for each row: neither has blocked the other. @param person a column with the other's id */
export const unblocked = (callerId: number | null, person: RawBuilder<unknown>) => sql<boolean>`${person} <> all (array(
  select blocked_id from blocks where user_id = ${callerId ?? 0} union all select user_id from blocks where blocked_id = ${callerId ?? 0}))`;

/** Whether somebody can be met by the caller: there, not banned, and neither has blocked the other. */
export async function isReachable(database: Database, callerId: number, personId: number): Promise<boolean> {
  const found = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where('is_banned', '=', false)
    .where(unblocked(callerId, sql`users.id`))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whom a member blocked, newest first; banned users stay in the list, so that a block can always be lifted. */
export async function selectBlockedUsers(database: Database, userId: number, page: Page) {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from blocks where blocks.user_id = ${userId}`,
      id: sql`blocks.blocked_id`,
      by: sql`blocks.created_at`,
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
