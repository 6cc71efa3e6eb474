import type { Database } from '../connection/connect-database.ts';

/**
 * The number of followers. `user_counts` is the one source of follower counts: the triggers `counted_more` and
 * `counted_fewer` on `follows` maintain it in the transaction that changes `follows`, also when a block or the deletion of a user
 * removes follows. `select count_users()` recounts every user, as after a bulk import.
 */
export async function readFollowerCount(database: Database, userId: number): Promise<number> {
  const counts = await database
    .selectFrom('user_counts')
    .select('followers')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return counts?.followers ?? 0;
}
