import type { Database } from '../connection/connect-database.ts';

interface NewLoginNonce {
  nonce: string;
  address: string;
  /** The message to sign. */
  message: string;
  expiresAt: Date;
  /** Thumbprint of the key of the page that began the login. */
  thumbprint: string | null;
}

export async function insertLoginNonce(
  database: Database,
  { nonce, address, message, expiresAt, thumbprint }: NewLoginNonce,
): Promise<void> {
  await database
    .insertInto('login_nonces')
    .values({ nonce, address: address.toLowerCase(), expires_at: expiresAt, message, key_thumbprint: thumbprint })
    .execute();
}

interface NonceFilter {
  address: string;
  nonce?: string | undefined;
  limit: number;
}

/** The valid nonces of an address, or the named one, newest first. */
export function selectLoginNonces(database: Database, { address, nonce, limit }: NonceFilter) {
  return database
    .selectFrom('login_nonces')
    .select(['nonce', 'message'])
    .where('address', '=', address.toLowerCase())
    .where('expires_at', '>', new Date())
    .$if(nonce !== undefined, (query) => query.where('nonce', '=', nonce ?? ''))
    .orderBy('expires_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Deletes a valid nonce in one statement, so that of many replays one succeeds. A nonce that was made for a key is deleted
 * only together with that key, so that an attacker who reads the signature in transit cannot use it.
 *
 * @returns false when there is no such nonce
 */
export async function consumeLoginNonce(
  database: Database,
  { address, nonce, thumbprint }: { address: string; nonce: string; thumbprint: string | null },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('login_nonces')
    .where('nonce', '=', nonce)
    .where('address', '=', address.toLowerCase())
    .where('expires_at', '>', new Date())
    .where((where) => where.or([where('key_thumbprint', 'is', null), where('key_thumbprint', '=', thumbprint)]))
    .returning('nonce')
    .executeTakeFirst();
  return deleted !== undefined;
}
