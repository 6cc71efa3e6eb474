import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';
import type { UserSummaryRow } from '../users/user-summary.ts';

/** How many are named; the others are counted. */
const MAX_NAMED = 3;

/** The followers of a user whom the caller follows: the newest three, and how many there are. */
export async function selectMutualFollowers(
  database: Database,
  callerId: number,
  userId: number,
): Promise<{ count: number; rows: UserSummaryRow[] }> {
  const { rows } = await sql<UserSummaryRow & { total: number }>`select users.id user_id, users.name user_name,
      users.avatar user_avatar, users.profile_icon_color user_color, count(*) over () total
    from follows mine
      join follows theirs on theirs.follower_id = mine.followed_id and theirs.followed_id = ${userId}
      join users on users.id = mine.followed_id and not users.is_inactive
    where mine.follower_id = ${callerId} and ${unblocked(callerId, sql`mine.followed_id`)}
    order by theirs.created_at desc, users.id limit ${MAX_NAMED}`.execute(database);
  return { count: Number(rows[0]?.total ?? 0), rows };
}
