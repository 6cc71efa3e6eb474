import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { insertNew } from '../statements/insert-new.ts';

/**
 * A condition: the caller has not muted the other user. The subquery does not depend on the row, so PostgreSQL evaluates it
 * once per statement.
 *
 * @param otherId a column with the id of the other user
 */
export const unmuted = (callerId: number | null, otherId: RawBuilder<unknown>) =>
  sql<boolean>`${otherId} <> all (array(select muted_id from mutes where user_id = ${callerId ?? 0}))`;

/** Does nothing when the user is muted already. */
export const insertMute = (database: Database, userId: number, mutedId: number): Promise<boolean> =>
  insertNew(database, 'mutes', { user_id: userId, muted_id: mutedId });

export async function deleteMute(database: Database, userId: number, mutedId: number): Promise<void> {
  await database.deleteFrom('mutes').where('user_id', '=', userId).where('muted_id', '=', mutedId).execute();
}
