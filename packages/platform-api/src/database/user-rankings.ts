import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../http/handler.ts';
import { unblocked } from './blocks.ts';
import { isRowThere } from './row-there.ts';
import type { Reach } from './space-pages.ts';
import { toUserSummary } from './user-summary.ts';

const SHOWN = 20;

interface RankedRow {
  user_id: number;
  user_name: string;
  user_avatar: string | null;
  user_color: string;
  follower_count: number;
  is_following: boolean;
}

/** The first twenty people of a ranking. @param ranking a query that gives `user_id` and `rank` */
export async function rankedPeople({ database, config }: Reach, caller: Caller | null, ranking: RawBuilder<unknown>) {
  const callerId = caller?.userId ?? 0;
  const { rows } = await sql<RankedRow>`select users.id user_id, users.name user_name, users.avatar user_avatar,
      users.profile_icon_color user_color,
      user_counts.followers follower_count,
      ${isRowThere(sql`follows where follows.followed_id = users.id and follows.follower_id = ${callerId}`)} is_following
    from (${ranking}) ranking join users on users.id = ranking.user_id join user_counts on user_counts.user_id = users.id
    where not users.is_banned and ${unblocked(callerId, sql`users.id`)}
    order by ranking.rank desc, users.id limit ${SHOWN}`.execute(database);
  return {
    count: rows.length,
    rows: rows.map((row) => ({
      ...toUserSummary(config, row),
      followerCount: row.follower_count,
      isFollowing: row.is_following,
    })),
  };
}
