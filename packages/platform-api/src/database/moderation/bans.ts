import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

interface BanChange {
  userId: number;
  isBanned: boolean;
  /** When the ban ends; null for good. */
  until?: Date | null;
  operator: string;
  reason: string;
}

/**
 * Bans or unbans a user and logs the change with its reason. Run it in a transaction.
 *
 * @returns false, without a change, when there is no such user or nothing to change
 */
export async function updateBan(
  transaction: Database,
  { userId, isBanned, until = null, operator, reason }: BanChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ is_banned: isBanned, banned_until: isBanned ? until : null })
    .where('id', '=', userId)
    .where('is_banned', '=', !isBanned)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction.insertInto('bans').values({ user_id: userId, is_banned: isBanned, operator, reason }).execute();
  return true;
}

/** The users whose ban has ended by the clock of the database. */
export async function selectEndedBans(database: Database, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('banned_until', '<=', sql<Date>`now()`)
    .orderBy('banned_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
