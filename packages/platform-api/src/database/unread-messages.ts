import { sql } from 'kysely';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';

/** Messages of others beyond what one read last, over all conversations. */
export async function countUnread(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(unread.number), 0)::integer count
    from conversation_members mine
    join conversations on conversations.id = mine.conversation_id and conversations.last_sequence > mine.read_sequence
    cross join lateral (
      select count(*) number from messages
      where messages.conversation_id = mine.conversation_id and messages.sequence > mine.read_sequence
        and messages.sender_id <> ${userId} and messages.deleted_at is null and ${unblocked(userId, sql`messages.sender_id`)}
    ) unread
    where mine.user_id = ${userId}`.execute(database);
  return rows[0]?.count ?? 0;
}
