import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { MessageKey } from './messages.ts';

/** The messages of a user before the receiver accepts, follows or answers. */
export const MAX_REQUEST_MESSAGES = 3;

/**
 * A condition: the member has not removed this conversation. A removed request stays away, with later messages too, until the
 * member writes to the user or follows them.
 *
 * @param member a table alias of `conversation_members`
 */
export const notRemoved = (member: 'mine' | 'theirs') =>
  sql<boolean>`not (${sql.ref(`${member}.is_request`)} and ${sql.ref(`${member}.cleared_sequence`)} > 0)`;

/** Whether a conversation that `senderId` begins is a request to the receiver. */
export const startsAsRequest = (senderId: number, receiverId: number): RawBuilder<boolean> =>
  sql`not exists (select from follows where follower_id = ${receiverId} and followed_id = ${senderId})`;

/** How a member sees a conversation; undefined for a user who is not a member. */
export function findMemberState(database: Database, userId: number, conversationId: number) {
  return database
    .selectFrom('conversation_members')
    .select(['is_request', 'cleared_sequence'])
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The position of the first message that a member sees. */
export async function findFirstSeq(database: Database, userId: number, conversationId: number): Promise<number> {
  const state = await findMemberState(database, userId, conversationId);
  return (state?.cleared_sequence ?? 0) + 1;
}

/** @param cleared true to remove a request with its messages, false to restore it */
export async function clearRequest(
  database: Database,
  { userId, conversationId, cleared }: { userId: number; conversationId: number; cleared: boolean },
): Promise<void> {
  const last = sql<number>`(select last_sequence from conversations where id = ${conversationId})`;
  await database
    .updateTable('conversation_members')
    .set({ cleared_sequence: cleared ? last : 0 })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('is_request', '=', true)
    .execute();
}

export async function acceptRequest(database: Database, userId: number, conversationId: number): Promise<void> {
  await database
    .updateTable('conversation_members')
    .set({ is_request: false })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('is_request', '=', true)
    .execute();
}

/** A follow accepts the request of the followed user. Run it in the transaction of the follow. */
export async function acceptRequestOf(transaction: Database, userId: number, senderId: number): Promise<void> {
  await transaction
    .updateTable('conversation_members')
    .set({ is_request: false })
    .where('user_id', '=', userId)
    .where('is_request', '=', true)
    .where(
      'conversation_id',
      '=',
      sql<number>`(select conversation_id from conversation_pairs
        where low_id = ${Math.min(userId, senderId)} and high_id = ${Math.max(userId, senderId)})`,
    )
    .execute();
}

/** The members of a conversation who see a message: not one who removed the request that contains it. */
export async function selectViewers(database: Database, { conversationId, sequence }: MessageKey): Promise<number[]> {
  const rows = await database
    .selectFrom('conversation_members as mine')
    .select('mine.user_id')
    .where('mine.conversation_id', '=', conversationId)
    .where('mine.cleared_sequence', '<', sequence)
    .where(notRemoved('mine'))
    .execute();
  return rows.map(({ user_id }) => user_id);
}
