import type { Message } from '@xana/contracts/http/chat/message';
import { sql } from 'kysely';
import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connect-database.ts';
import { findPartner } from '../../database/conversations.ts';
import { selectMessages, toMessage } from '../../database/messages.ts';
import type { Platform } from '../../platform.ts';

interface Place {
  conversationId: number;
  sequence: number;
}

/** @param id `38-12`, checked before */
export function placeOf(id: string): Place {
  const [conversationId = 0, sequence = 0] = id.split('-').map(Number);
  return { conversationId, sequence };
}

/**
 * Lets something happen to a message: the next number of its conversation, the change, and the news of it. What changes
 * nothing is answered and not told.
 *
 * @param change says within the transaction whether it changed anything
 * @throws ApiError MESSAGE_NOT_FOUND, for a message that is not there, was taken back, or is in somebody else's conversation
 */
export async function changeMessage(
  { database, chatEvents }: Pick<Platform, 'database' | 'chatEvents'>,
  callerId: number,
  place: Place,
  change: (transaction: Database, message: Message) => Promise<boolean>,
): Promise<Message> {
  const partnerId = await findPartner(database, callerId, place.conversationId);
  if (partnerId === null) throw apiError('MESSAGE_NOT_FOUND');
  const changed = await database.transaction().execute(async (transaction) => {
    // Locked first, as when a message is sent: whatever happens in a conversation happens one after the other.
    await sql`select from conversations where id = ${place.conversationId} for update`.execute(transaction);
    const before = await find(transaction, place);
    if (!before || before.deletedAt) throw apiError('MESSAGE_NOT_FOUND');
    if (!(await change(transaction, before))) return { message: before, isNew: false };
    const { last_change } = await transaction
      .updateTable('conversations')
      .set({ last_change: sql`last_change + 1` })
      .where('id', '=', place.conversationId)
      .returning('last_change')
      .executeTakeFirstOrThrow();
    await ofPlace(transaction, place).set({ change: last_change }).execute();
    const after = await find(transaction, place);
    if (!after) throw new Error('A message was changed and is not there.');
    return { message: after, isNew: true };
  });
  if (changed.isNew) chatEvents.emit({ to: [callerId, partnerId], event: 'message', data: changed.message });
  return changed.message;
}

/** The row of one message, to be changed. */
export const ofPlace = (transaction: Database, { conversationId, sequence }: Place) =>
  transaction.updateTable('messages').where('conversation_id', '=', conversationId).where('sequence', '=', sequence);

async function find(database: Database, { conversationId, sequence }: Place): Promise<Message | null> {
  const row = await selectMessages(database)
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.sequence', '=', sequence)
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}
