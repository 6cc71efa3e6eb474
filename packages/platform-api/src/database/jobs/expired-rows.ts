import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

const BATCH_SIZE = 2_000;

/** Tables whose rows have no use after their `expires_at`. */
const TABLES = [
  'login_nonces',
  'login_codes',
  'used_telegram_hashes',
  'hand_offs',
  'hand_off_consents',
  'link_nonces',
  'account_notices',
  'socket_tickets',
  'sessions',
  'operator_sessions',
  'counted_visits',
  'visitor_salts',
  'push_messages',
  'card_reads',
];

/**
 * Deletes rows of each table that expired more than a day ago by the database's clock. Queries ignore expired
 * rows anyway; the day protects sessions from a clock that is wrong for a while. `skip locked` lets several instances run it
 * at the same time.
 *
 * @returns the number of deleted rows
 */
export async function deleteExpired(database: Database): Promise<number> {
  let deleted = 0;
  for (const name of TABLES) {
    const table = sql.table(name);
    const { numAffectedRows = 0n } = await sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where expires_at < now() - interval '1 day' limit ${BATCH_SIZE} for update skip locked
    ))`.execute(database);
    deleted += Number(numAffectedRows);
  }
  return deleted;
}
