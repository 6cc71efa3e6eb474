import type { getFriendsChat as contract } from '@xana/contracts/http/chat/get-friends-chat';
import type { Handler } from '../../http/handler.ts';

export const getFriendsChat: Handler<typeof contract> = async ({ input, database, caller, fail }) => {
  // Membership is part of the question, so somebody else's conversation is as good as none.
  const membership = await database
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('conversation_id', '=', input.id)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (!membership) throw fail('CONVERSATION_NOT_FOUND');
  const { count } = await database
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversation_id', '=', input.id)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('messages')
    .select(['conversation_id', 'sequence', 'sender_id', 'body', 'created_at'])
    .where('conversation_id', '=', input.id)
    .orderBy('sequence', 'desc')
    .limit(input.limit)
    .offset((input.page - 1) * input.limit)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      id: `${row.conversation_id}-${row.sequence}`,
      conversationId: row.conversation_id,
      senderId: row.sender_id,
      body: row.body,
      seq: row.sequence,
      createdAt: row.created_at.toISOString(),
    })),
  };
};
