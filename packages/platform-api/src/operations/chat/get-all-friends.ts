import type { getAllFriends as contract } from '@xana/contracts/http/chat/get-all-friends';
import { sql } from 'kysely';
import { unblocked } from '../../database/blocks.ts';
import { plannedEachTime } from '../../database/prepared-statements.ts';
import { USER_COLUMNS } from '../../database/user-summary.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

const MOST = 100;

export const getAllFriends: Handler<typeof contract> = async ({ database, caller, config }) => {
  const rows = await database
    .selectFrom('conversation_members as mine')
    .innerJoin('conversation_members as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'mine.conversation_id').onRef('theirs.user_id', '<>', 'mine.user_id'),
    )
    .innerJoin('users', 'users.id', 'theirs.user_id')
    .innerJoin('conversations', 'conversations.id', 'mine.conversation_id')
    .innerJoin('messages as last', (join) =>
      join
        .onRef('last.conversation_id', '=', 'mine.conversation_id')
        .onRef('last.sequence', '=', 'conversations.last_sequence'),
    )
    .select(['mine.conversation_id', 'last.body', 'last.created_at', ...USER_COLUMNS])
    .select(
      sql<number>`(select count(*) from messages unread where unread.conversation_id = mine.conversation_id
        and unread.sequence > mine.read_sequence and unread.sender_id <> mine.user_id and unread.deleted_at is null)`.as(
        'unread',
      ),
    )
    // Some write to two people and some to hundreds.
    .where(sql<boolean>`${plannedEachTime} mine.user_id = ${caller.userId}`)
    .where('users.is_banned', '=', false)
    .where(unblocked(caller.userId, sql`users.id`))
    .orderBy('last.created_at', 'desc')
    .limit(MOST)
    .execute();
  return {
    count: rows.length,
    rows: rows.map((row) => ({
      conversationId: row.conversation_id,
      user: toUserSummary(config, row),
      lastMessage: row.body,
      lastMessageAt: row.created_at.toISOString(),
      unreadCount: row.unread,
    })),
  };
};
