import type { Database } from './connect-database.ts';

/** Whether one follows the other; nobody follows nobody. */
export async function isFollowing(
  database: Database,
  followerId?: number | null,
  followedId?: number | null,
): Promise<boolean> {
  if (!followerId || !followedId) return false;
  const row = await database
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counted and never kept beside, so that it cannot drift. */
export async function countFollowers(database: Database, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('followed_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
