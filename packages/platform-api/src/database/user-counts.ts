import type { Database } from './connect-database.ts';

/**
 * The number of rows in `follows` with this user as the followed one. The triggers of migration 0015 maintain it in the
 * transaction that changes `follows`; `count_users()` in the same migration recounts every user.
 */
export async function readFollowerCount(database: Database, userId: number): Promise<number> {
  const counts = await database
    .selectFrom('user_counts')
    .select('followers')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return counts?.followers ?? 0;
}
