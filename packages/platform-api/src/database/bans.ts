import type { Database } from './connect-database.ts';

interface BanChange {
  userId: number;
  isBanned: boolean;
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
  { userId, isBanned, operator, reason }: BanChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ is_banned: isBanned })
    .where('id', '=', userId)
    .where('is_banned', '=', !isBanned)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction.insertInto('bans').values({ user_id: userId, is_banned: isBanned, operator, reason }).execute();
  return true;
}
