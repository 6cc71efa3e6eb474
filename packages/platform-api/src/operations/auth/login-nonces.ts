import { randomBytes } from 'node:crypto';
import { formatLoginMessage } from '@xana/wallet/login-message';
import type { PlatformConfig } from '../../config/read-config.ts';
import type { Database } from '../../database/connect-database.ts';

export const NONCE_LIFETIME_MS = 5 * 60_000;
/** How many texts of one address are compared with a signature that comes without its text. */
const MAX_CANDIDATES = 20;

interface NewNonce {
  /** Checksummed. */
  address: string;
  chainId: number;
  /** Of the key of the page that begins the login; see `readSessionKey`. */
  thumbprint: string | null;
}

/**
 * Makes a nonce and the ERC-4361 text that carries it. Nonces of one address are kept side by side, so nobody can
 * overwrite another client's.
 */
export async function createLoginNonce(
  database: Database,
  { origins }: PlatformConfig,
  { address, chainId, thumbprint }: NewNonce,
) {
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + NONCE_LIFETIME_MS);
  const nonce = randomBytes(16).toString('hex');
  const message = formatLoginMessage({
    domain: new URL(origins.site).host,
    address,
    uri: origins.site,
    chainId,
    nonce,
    issuedAt: issuedAt.toISOString(),
    expirationTime: expiresAt.toISOString(),
  });
  await database
    .insertInto('login_nonces')
    .values({ nonce, address: address.toLowerCase(), expires_at: expiresAt, message, key_thumbprint: thumbprint })
    .execute();
  return { nonce, message, serverTime: issuedAt.toISOString() };
}

/** The nonces of an address that are still valid, newest first, each with the text to sign; one of them if it is named. */
export function findLoginNonces(database: Database, address: string, nonce?: string) {
  return database
    .selectFrom('login_nonces')
    .select(['nonce', 'message'])
    .where('address', '=', address.toLowerCase())
    .where('expires_at', '>', new Date())
    .$if(nonce !== undefined, (query) => query.where('nonce', '=', nonce ?? ''))
    .orderBy('expires_at', 'desc')
    .limit(MAX_CANDIDATES)
    .execute();
}

/**
 * Reads and deletes in one statement, so one of a hundred replays wins. A login that a page began with its key ends with
 * that key: another one cannot use a signature that it has read on the way.
 */
export async function consumeLoginNonce(
  database: Database,
  { address, nonce, thumbprint }: { address: string; nonce: string; thumbprint: string | null },
): Promise<boolean> {
  const used = await database
    .deleteFrom('login_nonces')
    .where('nonce', '=', nonce)
    .where('address', '=', address.toLowerCase())
    .where('expires_at', '>', new Date())
    .where((where) => where.or([where('key_thumbprint', 'is', null), where('key_thumbprint', '=', thumbprint)]))
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}
