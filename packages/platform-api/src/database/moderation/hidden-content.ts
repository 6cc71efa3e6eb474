import { sql } from 'kysely';
import { countChange, lockConversation, type MessageKey, type MessageRow } from '../chat/messages.ts';
import type { Database } from '../connection/connect-database.ts';
import { updateUser } from '../users/users.ts';

/** @returns false when there is no such post, or it was deleted or hidden before */
export async function hidePost(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('posts')
    .set({ deleted_at: sql`now()`, hidden_at: sql`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function showPost(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('posts')
    .set({ deleted_at: null, hidden_at: null })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Hides a comment with the replies to it. @returns false when there is none, or it was deleted or hidden before */
export async function hideComment(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('post_comments')
    .set({ deleted_at: sql`now()`, hidden_at: sql`now()` })
    .where(sql<boolean>`(id = ${id} or parent_id = ${id})`)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (select from post_comments target where target.id = ${id} and target.deleted_at is null)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Shows a comment and what was hidden with it. @returns false also for a reply to a comment that is not shown */
export async function showComment(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('post_comments')
    .set({ deleted_at: null, hidden_at: null })
    .where(sql<boolean>`(id = ${id} or parent_id = ${id})`)
    .where(sql<boolean>`hidden_at = (select target.hidden_at from post_comments target where target.id = ${id})`)
    .where(
      sql<boolean>`not exists (select from post_comments reply join post_comments parent on parent.id = reply.parent_id
        where reply.id = ${id} and parent.deleted_at is not null)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hideSpace(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('spaces')
    .set({ hidden_at: sql`now()` })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function showSpace(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('spaces')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hideEvent(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('events')
    .set({ hidden_at: sql`now()` })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function showEvent(transaction: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('events')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves a tombstone, as when its sender deletes it. @returns the row and the body; undefined for a deleted message */
export async function hideMessage(
  transaction: Database,
  key: MessageKey,
): Promise<{ row: MessageRow; body: string } | undefined> {
  await lockConversation(transaction, key.conversationId);
  const shown = await ofMessage(transaction, key).where('deleted_at', 'is', null).select('body').executeTakeFirst();
  if (!shown) return undefined;
  await setMessage(transaction, key, { body: '', isHidden: true });
  return { row: await countChange(transaction, key), body: shown.body };
}

/** @returns undefined for a message that is not hidden */
export async function showMessage(
  transaction: Database,
  key: MessageKey,
  body: string,
): Promise<MessageRow | undefined> {
  await lockConversation(transaction, key.conversationId);
  const hidden = await ofMessage(transaction, key).where('hidden_at', 'is not', null).select('body').executeTakeFirst();
  if (!hidden) return undefined;
  await setMessage(transaction, key, { body, isHidden: false });
  return countChange(transaction, key);
}

const ofMessage = (transaction: Database, { conversationId, sequence }: MessageKey) =>
  transaction.selectFrom('messages').where('conversation_id', '=', conversationId).where('sequence', '=', sequence);

async function setMessage(
  transaction: Database,
  { conversationId, sequence }: MessageKey,
  { body, isHidden }: { body: string; isHidden: boolean },
): Promise<void> {
  const at = isHidden ? new Date() : null;
  await transaction
    .updateTable('messages')
    .set({ body, deleted_at: at, hidden_at: at })
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', sequence)
    .execute();
}

/** What visitors see of a profile and a report can be about. */
export interface ShownProfile {
  name: string;
  avatar: string | null;
  banner: string | null;
  bio: string;
}

/** A profile, locked until the end of the transaction, and what replaces it when it is hidden. */
export async function lockProfile(
  transaction: Database,
  id: number,
): Promise<{ shown: ShownProfile; blank: ShownProfile } | undefined> {
  const row = await transaction
    .selectFrom('users')
    .select(['username', 'name', 'avatar', 'banner', 'bio'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { username, ...shown } = row;
  return { shown, blank: { name: username, avatar: null, banner: null, bio: '' } };
}

/** Counts as an edit, so that an open form of the member does not bring back what was hidden. */
export const replaceProfile = (transaction: Database, id: number, profile: Partial<ShownProfile>): Promise<void> =>
  updateUser(transaction, id, { ...profile, profile_version: sql`profile_version + 1` as never });
