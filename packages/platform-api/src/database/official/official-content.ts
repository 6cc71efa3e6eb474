import { type Insertable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';
import type { Tables } from '../tables.ts';

/** @returns false when another space has the id */
export async function insertSpaceWithId(
  transaction: Database,
  space: Insertable<Tables['spaces']> & { id: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('spaces')
    .values(space)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The next space gets an id after those that exist. */
export async function continueSpaceIds(transaction: Database): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('spaces', 'id'), (select max(id) from spaces))`.execute(transaction);
}

/** The id of an account without a login, which is created when it is missing. */
export async function ensureAccount(
  database: Database,
  account: Pick<Insertable<Tables['users']>, 'name' | 'username' | 'profile_icon_color' | 'approval_state'>,
): Promise<number> {
  await insertNew(database, 'users', account);
  const { id } = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', String(account.username).toLowerCase())
    .executeTakeFirstOrThrow();
  return id;
}
