import { createHash, randomBytes } from 'node:crypto';
import { builderLoginHash, deviceId } from '@xana/contracts/http/auth/hand-off-fields';
import type { HandOffInfo } from '@xana/contracts/sockets/hand-off-sockets';
import { apiError } from '../../../api-error.ts';
import type { Database } from '../../../database/connect-database.ts';
import type { WalletProof } from '../contract-wallets.ts';
import { hashSecret } from '../sessions/session-store.ts';

/** How long an app may wait between the member's yes and its exchange, in milliseconds. */
export const HAND_OFF_LIFETIME = 5 * 60_000;

/** Names where an app waits, and does not say what it made up; undefined for what no app would make up. */
export function placeOfHandOff(hash: unknown, device: unknown): string | undefined {
  const [checkedHash, checkedDevice] = [builderLoginHash.safeParse(hash), deviceId.safeParse(device)];
  if (!checkedHash.success || !checkedDevice.success) return undefined;
  return hashSecret(`${checkedHash.data}\n${checkedDevice.data}`);
}

/** The two digits that both screens show. */
export function handOffNumber(place: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(`number of ${place}`).digest();
  return String((first * 256 + second) % 100).padStart(2, '0');
}

export interface GrantingSession {
  wallet_proof: WalletProof | null;
  started_at: Date;
}

/**
 * The session that wants to let an app in.
 *
 * @throws ApiError ACCESS_DENIED when an app has it: apps let no further apps in
 */
export async function readGrantingSession(database: Database, id: string): Promise<GrantingSession> {
  const session = await database
    .selectFrom('sessions')
    .select(['wallet_proof', 'started_at', 'app'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!session) throw apiError('TOKEN_INVALID');
  if (session.app !== null) throw apiError('ACCESS_DENIED', 'A session of an app lets no other app in.');
  return session;
}

/** A code that only the waiting app reads: the database has its hash. */
export const newHandOffCode = () => randomBytes(32).toString('base64url');

/** A new code for an app that comes back to where it was let in; null when it was not, or no longer. */
export async function reissueHandOffCode(database: Database, place: string): Promise<HandOffInfo | null> {
  const code = newHandOffCode();
  const granted = await database
    .updateTable('hand_offs')
    .set({ code_hash: hashSecret(code) })
    .where('place_hash', '=', place)
    .where('expires_at', '>', new Date())
    .returning(['login_for', 'expires_at'])
    .executeTakeFirst();
  return granted ? { code, type: granted.login_for, expiresAt: granted.expires_at.toISOString() } : null;
}
