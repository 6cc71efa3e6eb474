import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connect-database.ts';

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
