import { sql } from 'kysely';
import type { Database } from '../database/connect-database.ts';

/** Tables whose rows are worth nothing after their `expires_at`. */
const TABLES = [
  'login_nonces',
  'login_codes',
  'used_telegram_hashes',
  'hand_offs',
  'hand_off_consents',
  'socket_tickets',
  'sessions',
  'counted_visits',
  'visitor_salts',
];
const BATCH_SIZE = 2_000;

/**
 * Deletes what has been over for a day by the database's clock; nothing that is over is taken for good before either, so
 * that it is no hurry, and a clock that was wrong for a while costs nobody their session.
 *
 * @returns how many rows went; several instances may do it at once, each takes others
 */
export async function deleteExpired(database: Database): Promise<number> {
  let forgotten = 0;
  for (const name of TABLES) {
    const table = sql.table(name);
    const { numAffectedRows = 0n } = await sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where expires_at < now() - interval '1 day' limit ${BATCH_SIZE} for update skip locked
    ))`.execute(database);
    forgotten += Number(numAffectedRows);
  }
  return forgotten;
}
