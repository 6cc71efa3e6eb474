import { DELETION_GRACE_DAYS } from '@xana/contracts/http/settings/account-deletion';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { KEPT_TABLES, purgedValuesOf } from './purged-columns.ts';

/** Hides a user and starts the grace period; an earlier request keeps its time. @returns when the account is purged */
export async function requestDeletion(transaction: Database, userId: number): Promise<Date> {
  const { deletion_at } = await transaction
    .updateTable('users')
    .set({ deletion_at: sql`coalesce(deletion_at, now() + make_interval(days => ${DELETION_GRACE_DAYS}))` })
    .where('id', '=', userId)
    .returning('deletion_at')
    .executeTakeFirstOrThrow();
  if (!deletion_at) throw new Error(`User ${userId} has no time of deletion.`);
  return deletion_at;
}

/** @returns false when the grace period is over */
export async function cancelDeletion(database: Database, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ deletion_at: null })
    .where('id', '=', userId)
    .where(sql<boolean>`(deletion_at is null or deletion_at > now())`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Users whose grace period is over and who are not purged yet, the oldest first. */
export async function selectDueDeletions(database: Database, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('deletion_at', '<=', sql<Date>`now()`)
    .where('deleted_at', 'is', null)
    .orderBy('deletion_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keys of all pictures that a user has stored. */
export async function selectUploadKeys(database: Database, userId: number): Promise<string[]> {
  const rows = await database.selectFrom('uploads').select('key').where('user_id', '=', userId).execute();
  return rows.map(({ key }) => key);
}

interface Reference {
  table: string;
  column: string;
  /** `c` for `on delete cascade`, `n` for `on delete set null`, `a` for a row that keeps its user. */
  action: 'c' | 'n' | 'a';
}

/** The foreign keys to users. */
export async function selectUserReferences(database: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select c.conrelid::regclass::text as table, a.attname as column,
      c.confdeltype as action
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1, 2`.execute(database);
  return rows;
}

/**
 * Purges a user whose grace period is over. What happens to a row follows from its foreign key to users: `on delete cascade` is
 * personal and deleted, `on delete set null` stays without a user, and the others (payments, the XENY ledger) keep the row of the
 * user, which has no personal data afterwards (`purged-columns.ts`). Run it in a transaction.
 *
 * @returns false when the user was purged or kept in the meantime
 */
export async function purgeUser(transaction: Database, userId: number): Promise<boolean> {
  const due = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletion_at', '<=', sql<Date>`now()`)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return false;
  await sql`update posts set like_count = like_count - 1
    where id in (select post_id from post_likes where user_id = ${userId})`.execute(transaction);
  // Both sides of a conversation: its messages of the other member are about this user.
  await sql`delete from conversations
    where id in (select conversation_id from conversation_members where user_id = ${userId})`.execute(transaction);
  // Without a creator a space would be an official one.
  await sql`delete from spaces where creator_id = ${userId}`.execute(transaction);
  await sql`delete from notifications where id in (select notification_id from notification_actors where actor_id = ${userId})
    and not exists (select from notification_actors other
      where other.notification_id = notifications.id and other.actor_id <> ${userId})`.execute(transaction);
  for (const { table, column, action } of await selectUserReferences(transaction)) {
    if (action === 'c')
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(transaction);
    if (action === 'n')
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(
        transaction,
      );
  }
  for (const table of KEPT_TABLES) {
    // The XENY ledger has two users in a row, and keeps all of its columns.
    const owner = table === 'users' ? 'id' : 'user_id';
    const values = purgedValuesOf(table).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    if (values.length > 0)
      await sql`update ${sql.table(table)} set ${sql.join(values)} where ${sql.ref(owner)} = ${userId}`.execute(
        transaction,
      );
  }
  return true;
}
