import type { fetchUnreadChatsCount as contract } from '@xana/contracts/http/chat/fetch-unread-chats-count';
import type { Handler } from '../../http/handler.ts';

/** Messages of others beyond what one read last. */
export const fetchUnreadChatsCount: Handler<typeof contract> = async ({ database, caller }) => {
  const { count } = await database
    .selectFrom('conversation_members as mine')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'mine.conversation_id')
        .onRef('messages.sequence', '>', 'mine.read_sequence'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mine.user_id', '=', caller.userId)
    .where('messages.sender_id', '<>', caller.userId)
    .executeTakeFirstOrThrow();
  return count;
};
