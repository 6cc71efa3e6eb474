import { MAX_HOME_COUNT } from '@xana/contracts/http/users/home-counts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';

interface HomeSummaryRow {
  interests: number;
  followings: number;
  favourites: number;
  spaces: number;
  since: Date | null;
  new_followers: number;
  new_posts: number;
  new_spaces: number;
}

/** Counts at most `MAX_HOME_COUNT` rows of each kind, so that a member with many followings waits no longer than others. */
export async function readHomeSummary(
  database: Database,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<HomeSummaryRow | undefined> {
  const isFollowed = (author: RawBuilder<unknown>) =>
    sql`${author} in (select followed_id from follows where follower_id = ${userId}) and ${unblocked(userId, author)}`;
  const { rows } = await sql<HomeSummaryRow>`
    select ${cappedCount(sql`unnest(users.tags)`)} interests,
      ${cappedCount(sql`follows where follower_id = users.id`)} followings,
      ${cappedCount(sql`favourites where user_id = users.id`)} favourites,
      ${cappedCount(sql`spaces where creator_id = users.id and hidden_at is null`)} spaces,
      visit.away_since since,
      ${cappedCount(sql`follows where followed_id = users.id and created_at > visit.away_since
        and ${unblocked(userId, sql`follower_id`)}`)} new_followers,
      ${cappedCount(sql`posts where created_at > visit.away_since and deleted_at is null
        and ${isFollowed(sql`posts.user_id`)}`)} new_posts,
      ${cappedCount(sql`spaces where created_at > visit.away_since and hidden_at is null
        and ${isFollowed(sql`spaces.creator_id`)}`)} new_spaces
    from users left join sessions visit on visit.id = ${sessionId} where users.id = ${userId}`.execute(database);
  return rows[0];
}

const cappedCount = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::integer from (select from ${rows} limit ${MAX_HOME_COUNT}) counted)`;
