import { sql } from 'kysely';
import { unblocked } from './blocks.ts';
import type { Database } from './connect-database.ts';

/** Messages of others beyond what one read last, over all conversations. */
export async function countUnread(database: Database, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('conversation_members as mine')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'mine.conversation_id')
        .onRef('messages.sequence', '>', 'mine.read_sequence'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mine.user_id', '=', userId)
    .where('messages.sender_id', '<>', userId)
    .where('messages.deleted_at', 'is', null)
    .where(unblocked(userId, sql`messages.sender_id`))
    .executeTakeFirstOrThrow();
  return count;
}
