import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';
import { unmuted } from '../social/mutes.ts';
import { existsColumn } from '../statements/exists-column.ts';
import { USER_COLUMNS, type UserSummaryRow } from '../users/user-summary.ts';
import { hasPictures } from './message-pictures.ts';
import { notRemoved, startsAsRequest } from './message-requests.ts';

/**
 * The other member of a conversation. Null when the caller is not a member or has removed the request, or one of the two
 * has blocked the other: membership is part of the query, so that other users' conversations look as if they did not exist.
 */
export async function findPartner(
  database: Database,
  callerId: number,
  conversationId: number,
): Promise<number | null> {
  const found = await database
    .selectFrom('conversation_members as mine')
    .innerJoin('conversation_members as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'mine.conversation_id').onRef('theirs.user_id', '<>', 'mine.user_id'),
    )
    .select('theirs.user_id')
    .where('mine.user_id', '=', callerId)
    .where('mine.conversation_id', '=', conversationId)
    .where(notRemoved('mine'))
    .where(unblocked(callerId, sql`theirs.user_id`))
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/**
 * Another user and the conversation with them, which is null before the first message and for a removed request.
 *
 * @returns undefined for a user who does not exist, is banned, or has a block between them and the caller
 */
export function findConversation(database: Database, callerId: number, userId: number) {
  return database
    .selectFrom('users')
    .leftJoin('conversation_pairs as pair', (join) =>
      join.on('pair.low_id', '=', Math.min(callerId, userId)).on('pair.high_id', '=', Math.max(callerId, userId)),
    )
    .leftJoin('conversation_members as mine', (join) =>
      join
        .onRef('mine.conversation_id', '=', 'pair.conversation_id')
        .on('mine.user_id', '=', callerId)
        .on(notRemoved('mine')),
    )
    .select(['mine.conversation_id', 'mine.is_request', ...USER_COLUMNS])
    .select(isMutedBy(callerId).as('is_muted'))
    .where('users.id', '=', userId)
    .where('users.is_inactive', '=', false)
    .where(unblocked(callerId, sql`users.id`))
    .executeTakeFirst();
}

/** The latest sequence number and change number of a conversation. */
export function readConversation(database: Database, id: number) {
  return database
    .selectFrom('conversations')
    .select(['last_sequence', 'last_change'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const isMutedBy = (userId: number) => existsColumn(sql`mutes where user_id = ${userId} and muted_id = users.id`);

interface ConversationFilter {
  userId: number;
  /** Message requests, or the other conversations. */
  isRequest: boolean;
}

interface ConversationRow extends UserSummaryRow {
  conversation_id: number;
  body: string;
  sender_id: number;
  created_at: Date;
  has_pictures: boolean;
  unread: number;
  is_muted: boolean;
}

/**
 * A user's conversations with the other member, the last message and the number of unread messages, the latest first. They are sorted
 * before the other tables are joined, so that only the shown ones are looked up there.
 */
export async function selectConversations(
  database: Database,
  { userId, isRequest }: ConversationFilter,
  limit: number,
): Promise<ConversationRow[]> {
  const read = sql`greatest(mine.read_sequence, mine.cleared_sequence)`;
  // The limit of one makes PostgreSQL look up the last message by its key, whatever plan it makes for the rest. Most conversations are read:
  // no message is looked up to count none.
  const { rows } = await sql<ConversationRow>`
    select mine.conversation_id, last.body, last.sender_id, last.created_at,
      users.id user_id, users.name user_name, users.avatar user_avatar, users.profile_icon_color user_color,
      ${hasPictures('last')} has_pictures, ${isMutedBy(userId)} is_muted,
      case when mine.last_sequence > ${read} then (
        select count(*) from messages unread where unread.conversation_id = mine.conversation_id and unread.sequence > ${read}
          and unread.sender_id <> mine.user_id and unread.deleted_at is null
      ) else 0 end unread
    from (
      select mine.conversation_id, mine.user_id, mine.read_sequence, mine.cleared_sequence, last_sequence, last_message_at
      from conversation_members mine join conversations on conversations.id = mine.conversation_id
      where mine.user_id = ${userId} and mine.is_request = ${sql.lit(isRequest)} and ${notRemoved('mine')}
        and last_sequence > mine.cleared_sequence
      order by last_message_at desc
    ) mine
    join conversation_members theirs on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
    join users on users.id = theirs.user_id
    cross join lateral (
      select conversation_id, sequence, body, sender_id, created_at from messages
      where messages.conversation_id = mine.conversation_id and messages.sequence = mine.last_sequence limit 1
    ) last
    where not users.is_inactive and ${unblocked(userId, sql`users.id`)}
    order by mine.last_message_at desc limit ${sql.lit(limit)}`.execute(database);
  return rows;
}

/** Messages of others after the last one that a user has read, in all conversations but requests and those of muted users. */
export async function countUnread(database: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(unread.number), 0)::integer count
    from conversation_members mine
    join conversations on conversations.id = mine.conversation_id
      and conversations.last_sequence > greatest(mine.read_sequence, mine.cleared_sequence)
    cross join lateral (
      select count(*) number from messages
      where messages.conversation_id = mine.conversation_id and messages.sequence > greatest(mine.read_sequence, mine.cleared_sequence)
        and messages.sender_id <> ${userId} and messages.deleted_at is null and ${unblocked(userId, sql`messages.sender_id`)}
        and ${unmuted(userId, sql`messages.sender_id`)}
    ) unread
    where mine.user_id = ${userId} and not mine.is_request`.execute(database);
  return rows[0]?.count ?? 0;
}

/**
 * Marks a conversation as read up to its last message. The mark never moves backwards: it is one statement, so that of two
 * concurrent ones the later message wins. A request is never marked: its sender is not told that it was seen.
 *
 * @returns undefined when everything was marked as read before, and for a request
 */
export function markConversationRead(database: Database, userId: number, conversationId: number) {
  return database
    .updateTable('conversation_members as mine')
    .from('conversations')
    .set({ read_sequence: sql`conversations.last_sequence`, read_at: sql`now()` })
    .whereRef('conversations.id', '=', 'mine.conversation_id')
    .whereRef('conversations.last_sequence', '>', 'mine.read_sequence')
    .where('mine.conversation_id', '=', conversationId)
    .where('mine.user_id', '=', userId)
    .where('mine.is_request', '=', false)
    .returning(['mine.read_sequence', 'mine.read_at'])
    .executeTakeFirst();
}

export const isWrittenBy = (userId: number, conversationId: number | RawBuilder<unknown>) =>
  sql<boolean>`exists (select from messages where conversation_id = ${conversationId} and sender_id = ${userId})`;

/** Whether a user has ever sent a message to another user. */
export async function hasWritten(database: Database, userId: number, otherId: number): Promise<boolean> {
  const row = await database
    .selectFrom('conversation_pairs')
    .select('conversation_id')
    .where('low_id', '=', Math.min(userId, otherId))
    .where('high_id', '=', Math.max(userId, otherId))
    .where(isWrittenBy(userId, sql.ref('conversation_pairs.conversation_id')))
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the one conversation of two users, or creates it as a request. Runs within the caller's transaction. */
export async function openConversation(transaction: Database, senderId: number, receiverId: number): Promise<number> {
  const pair = { low_id: Math.min(senderId, receiverId), high_id: Math.max(senderId, receiverId) };
  const find = () =>
    transaction
      .selectFrom('conversation_pairs')
      .select('conversation_id')
      .where('low_id', '=', pair.low_id)
      .where('high_id', '=', pair.high_id)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.conversation_id;
  const { id } = await transaction
    .insertInto('conversations')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const created = await transaction
    .insertInto('conversation_pairs')
    .values({ ...pair, conversation_id: id })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .returning('conversation_id')
    .executeTakeFirst();
  if (!created) {
    // The other user sent the first message at the same time, and committed first.
    await transaction.deleteFrom('conversations').where('id', '=', id).execute();
    const first = await find();
    if (!first) throw new Error(`Users ${senderId} and ${receiverId} have a conversation that cannot be read.`);
    return first.conversation_id;
  }
  await transaction
    .insertInto('conversation_members')
    .values([
      { conversation_id: id, user_id: senderId },
      { conversation_id: id, user_id: receiverId, is_request: startsAsRequest(senderId, receiverId) },
    ])
    .execute();
  return id;
}
