import { createHash } from 'node:crypto';
import { builderLoginHash, deviceId } from '@xana/contracts/http/auth/hand-off-fields';
import type { SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import type { HandOffInfo } from '@xana/contracts/sockets/hand-off-sockets';
import { apiError } from '../../../api-error.ts';
import { hashSecret, newSecret } from '../../../authentication/secrets.ts';
import type { WalletProof } from '../../../database/auth/account-tables.ts';
import { updateHandOffCode } from '../../../database/auth/hand-offs.ts';
import { findSession } from '../../../database/auth/sessions.ts';
import type { Database } from '../../../database/connection/connect-database.ts';

/** How long an app may wait between the member's consent and the exchange of its code. */
export const HAND_OFF_LIFETIME_MS = 5 * 60_000;

/** The name of the socket room in which an app waits: a hash of its fields; undefined for invalid fields. */
export function handOffRoom(hash: unknown, device: unknown): string | undefined {
  const [checkedHash, checkedDevice] = [builderLoginHash.safeParse(hash), deviceId.safeParse(device)];
  if (!checkedHash.success || !checkedDevice.success) return undefined;
  return hashSecret(`${checkedHash.data}\n${checkedDevice.data}`);
}

/** The two digits that both screens show. */
export function handOffNumber(room: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(`number of ${room}`).digest();
  return String((first * 256 + second) % 100).padStart(2, '0');
}

export interface GrantingSession {
  wallet_proof: WalletProof | null;
  started_at: Date;
  /** Of the wallet that opened the session. */
  wallet_address: string | null;
  login_method: SessionMethod | null;
}

/**
 * The session of a member who grants a hand-off.
 *
 * @throws ApiError ACCESS_DENIED for a session of an app: an app cannot grant hand-offs to other apps
 */
export async function readGrantingSession(database: Database, id: string): Promise<GrantingSession> {
  const session = await findSession(database, id);
  if (!session) throw apiError('TOKEN_INVALID');
  if (session.app !== null) throw apiError('ACCESS_DENIED', 'A session of an app cannot let in another app.');
  return session;
}

/** A new code for an app that reconnects to its room; null when its hand-off was not granted or has expired. */
export async function reissueHandOffCode(database: Database, room: string): Promise<HandOffInfo | null> {
  const code = newSecret();
  const granted = await updateHandOffCode(database, room, hashSecret(code));
  return granted ? { code, type: granted.login_for, expiresAt: granted.expires_at.toISOString() } : null;
}
