import type { Message } from '@xana/contracts/http/chat/message';
import { sql } from 'kysely';
import type { Database } from './connect-database.ts';

/** Messages with whom they are for and how far that one has read. */
export function selectMessages(database: Database) {
  return database
    .selectFrom('messages')
    .innerJoin('conversation_members as receiver', (join) =>
      join
        .onRef('receiver.conversation_id', '=', 'messages.conversation_id')
        .onRef('receiver.user_id', '<>', 'messages.sender_id'),
    )
    .select([
      'messages.conversation_id',
      'messages.sequence',
      'messages.sender_id',
      'messages.client_id',
      'messages.body',
      'messages.change',
      'messages.created_at',
      'messages.edited_at',
      'messages.deleted_at',
      'receiver.user_id as receiver_id',
      'receiver.read_sequence',
      'receiver.read_at',
    ])
    .select(
      sql<number[]>`array(select likes.user_id from message_likes likes
        where likes.conversation_id = messages.conversation_id and likes.sequence = messages.sequence
        order by likes.user_id)`.as('likes'),
    );
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

export const toMessage = (row: MessageRow): Message => ({
  id: `${row.conversation_id}-${row.sequence}`,
  clientId: row.client_id,
  conversationId: row.conversation_id,
  senderId: row.sender_id,
  receiverId: row.receiver_id,
  body: row.body,
  likes: row.likes,
  seq: row.sequence,
  change: row.change,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  deletedAt: row.deleted_at?.toISOString() ?? null,
  readAt: row.sequence <= row.read_sequence ? (row.read_at?.toISOString() ?? null) : null,
});
