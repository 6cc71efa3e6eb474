import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';
import type { Page } from '../statements/key-pages.ts';
import { type PeopleFilter, selectPeoplePage } from './people-pages.ts';

/** The triggers on `follows` update `user_counts`. @returns false, without a change, when the user is followed already */
export const insertFollow = (database: Database, followerId: number, followedId: number): Promise<boolean> =>
  insertNew(database, 'follows', { follower_id: followerId, followed_id: followedId });

export async function deleteFollow(database: Database, followerId: number, followedId: number): Promise<void> {
  await database
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute();
}

export async function deleteFollowsBetween(database: Database, oneId: number, otherId: number): Promise<void> {
  const both = [oneId, otherId];
  await database.deleteFrom('follows').where('follower_id', 'in', both).where('followed_id', 'in', both).execute();
}

/** Returns false when either id is missing, as for a visitor. */
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

interface FollowList extends PeopleFilter {
  userId: number;
  direction: 'followers' | 'following';
}

/** The followers of a user, or the users that they follow, the newest follow first. */
export function selectFollowPage(
  database: Database,
  { userId, direction, ...filter }: FollowList,
  page: Page & { callerId: number | null },
) {
  const relation =
    direction === 'following'
      ? { rows: sql`follows where follows.follower_id = ${userId}`, otherId: sql`follows.followed_id` }
      : { rows: sql`follows where follows.followed_id = ${userId}`, otherId: sql`follows.follower_id` };
  return selectPeoplePage(database, { ...relation, ...filter, createdAt: sql`follows.created_at` }, page);
}
