import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/** @returns a number above those of all reads that began before, of every instance */
export async function nextCardRead(database: Database): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('card_read_numbers')::text as number`.execute(database);
  return rows[0]?.number ?? '0';
}

/**
 * Claims the right to store an answer of the card provider. Each change at the provider is followed by a webhook, so the read with the highest
 * number began after the last change. Other answers about the object wait for the end of the transaction.
 *
 * @returns false when an answer of a later read was stored
 */
export async function claimCardRead(transaction: Database, objectId: string, readNumber: string): Promise<boolean> {
  const { rows } = await sql`
    insert into card_reads as latest (object_id, number) values (${objectId}, ${readNumber}::bigint)
    on conflict (object_id) do update set number = excluded.number, expires_at = excluded.expires_at
    where latest.number <= excluded.number
    returning 1`.execute(transaction);
  return rows.length > 0;
}
