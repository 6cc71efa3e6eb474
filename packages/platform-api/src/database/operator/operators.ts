import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/** Stores an operator, or a new password of one, whose sessions end. Run it in a transaction. @returns whether it is new */
export async function upsertOperator(
  transaction: Database,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<boolean> {
  const isKnown = (await findPasswordHash(transaction, name)) !== undefined;
  await transaction
    .insertInto('operators')
    .values({ name, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ password_hash: passwordHash }))
    .execute();
  await transaction.deleteFrom('operator_sessions').where('operator', '=', name).execute();
  return !isKnown;
}

/** Deletes an operator with the sessions. @returns false when there is none */
export async function deleteOperator(transaction: Database, name: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('operators').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

export function selectOperators(database: Database) {
  return database.selectFrom('operators').select(['name', 'created_at']).orderBy('name').execute();
}

export async function findPasswordHash(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('operators')
    .select('password_hash')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.password_hash;
}

export async function insertOperatorSession(
  database: Database,
  { tokenHash, operator, hours }: { tokenHash: string; operator: string; hours: number },
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(hours => ${hours})`;
  await database.insertInto('operator_sessions').values({ token_hash: tokenHash, operator, expires_at }).execute();
}

/** The operator of a session that has not expired. */
export async function findSessionOperator(database: Database, tokenHash: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('operator_sessions')
    .select('operator')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.operator;
}

export async function deleteOperatorSession(database: Database, tokenHash: string): Promise<void> {
  await database.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
}
