import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';

const MAX_FRIENDS = 1_000;
/** A stranger who sends a request is not told when the receiver is online. */
const NO_REQUEST = sql`not exists (select from conversation_members members
  where members.conversation_id = conversation_pairs.conversation_id and members.is_request)`;

/** Members who follow each other or share a conversation except message requests, without blocked members. */
export async function selectFriendIds(database: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from (
      select mine.followed_id id from follows mine
        join follows theirs on theirs.follower_id = mine.followed_id and theirs.followed_id = mine.follower_id
        where mine.follower_id = ${userId}
      union select high_id from conversation_pairs where low_id = ${userId} and ${NO_REQUEST}
      union select low_id from conversation_pairs where high_id = ${userId} and ${NO_REQUEST}
    ) friends where ${unblocked(userId, sql`friends.id`)} limit ${MAX_FRIENDS}`.execute(database);
  return rows.map(({ id }) => id);
}
