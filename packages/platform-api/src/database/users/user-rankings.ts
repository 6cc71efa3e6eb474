import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';
import { existsColumn } from '../statements/exists-column.ts';
import type { UserSummaryRow } from './user-summary.ts';

/** Rows of a ranking. */
const LIMIT = 20;
/** More candidates than rows are shown, because some may be banned or blocked. */
const MAX_CANDIDATES = 500;

export interface RankedUserRow extends UserSummaryRow {
  follower_count: number;
  is_following: boolean;
}

/** The creators of the spaces with the most visits of the last seven days. Only the hottest spaces count. */
export function selectHotUsers(database: Database, callerId: number | null): Promise<RankedUserRow[]> {
  return selectRankedUsers(
    database,
    callerId,
    sql`select creator_id user_id, sum(heat) rank from (
        select creator_id, heat from space_counts join spaces on spaces.id = space_counts.space_id
        where heat > 0 and creator_id is not null and hidden_at is null order by heat desc limit ${sql.lit(MAX_CANDIDATES)}
      ) hottest group by creator_id order by rank desc, creator_id`,
  );
}

export function selectMostFollowedUsers(database: Database, callerId: number | null): Promise<RankedUserRow[]> {
  return selectRankedUsers(
    database,
    callerId,
    sql`select user_id, followers rank from user_counts where followers > 0
      order by followers desc, user_id limit ${sql.lit(MAX_CANDIDATES)}`,
  );
}

/** @param ranking a query with the columns `user_id` and `rank`, in this order: only the users who are shown are read */
async function selectRankedUsers(database: Database, caller: number | null, ranking: RawBuilder<unknown>) {
  const callerId = caller ?? 0;
  const { rows } = await sql<RankedUserRow>`select users.id user_id, users.name user_name, users.avatar user_avatar,
      users.profile_icon_color user_color,
      user_counts.followers follower_count,
      ${existsColumn(sql`follows where follows.followed_id = users.id and follows.follower_id = ${callerId}`)} is_following
    from (${ranking}) ranking join users on users.id = ranking.user_id join user_counts on user_counts.user_id = users.id
    where not users.is_inactive and ${unblocked(callerId, sql`users.id`)}
    order by ranking.rank desc, users.id limit ${sql.lit(LIMIT)}`.execute(database);
  return rows;
}
