import type { Database } from '../connection/connect-database.ts';
import type { AccountTables } from './account-tables.ts';

interface LinkNonceKey {
  nonce: string;
  sessionId: string;
  purpose: AccountTables['link_nonces']['purpose'];
  /** Of the wallet that signs, lower case. */
  address: string;
}

export async function insertLinkNonce(
  database: Database,
  { nonce, sessionId, purpose, address, message, expiresAt }: LinkNonceKey & { message: string; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('link_nonces')
    .values({ nonce, session_id: sessionId, purpose, address, message, expires_at: expiresAt })
    .execute();
}

/**
 * Deletes a nonce that has not expired, in one statement, so that of many replays one succeeds.
 *
 * @returns the message that the wallet signs; undefined when this session has no such nonce for this purpose and wallet
 */
export async function consumeLinkNonce(
  database: Database,
  { nonce, sessionId, purpose, address }: LinkNonceKey,
): Promise<string | undefined> {
  const deleted = await database
    .deleteFrom('link_nonces')
    .where('nonce', '=', nonce)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .where('expires_at', '>', new Date())
    .returning('message')
    .executeTakeFirst();
  return deleted?.message;
}
