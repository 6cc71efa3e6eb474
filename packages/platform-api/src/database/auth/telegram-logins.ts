import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';

/** @returns false when the hash was used before */
export const insertTelegramHash = (database: Database, hash: string, expiresAt: Date): Promise<boolean> =>
  insertNew(database, 'used_telegram_hashes', { hash, expires_at: expiresAt });

export async function insertLoginCode(
  database: Database,
  { hash, userId, expiresAt }: { hash: string; userId: number; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('login_codes')
    .values({ code_hash: hash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Deletes a one-time code. @returns the id of its user; undefined when there is no valid code */
export async function consumeLoginCode(database: Database, hash: string): Promise<number | undefined> {
  const deleted = await database
    .deleteFrom('login_codes')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return deleted?.user_id;
}
