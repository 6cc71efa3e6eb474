import { hashSecret } from '../../../authentication/secrets.ts';
import type { TokenKeys } from '../../../authentication/token-keys.ts';
import {
  deleteSession,
  findSession,
  findSessionByRefreshHash,
  updateRefreshHash,
} from '../../../database/auth/sessions.ts';
import type { Database } from '../../../database/connection/connect-database.ts';
import { SESSION_SECONDS } from './refresh-cookie.ts';
import { isIssued, nextRefreshToken, sessionIdIn } from './refresh-tokens.ts';

/** For this long, tabs that race may use the previous refresh token. */
const GRACE_MS = 30_000;

export const sessionExpiry = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

export type Rotation =
  | { status: 'rotated'; id: string; userId: number; refresh: string }
  | { status: 'ended'; id: string | null };

/**
 * Refresh token rotation with reuse detection (RFC 9700, section 4.14.2): exchanges a refresh token for the next one. For
 * 30 s the previous token returns the same next token, for tabs that race and for a response that was lost. An older
 * token is taken as stolen and ends the session. A token that this server never issued changes nothing.
 *
 * @param keys the first one derives the next token from the given one
 */
export async function rotateSession(database: Database, refresh: string, keys: TokenKeys): Promise<Rotation> {
  const id = sessionIdIn(refresh);
  const hash = hashSecret(refresh);
  const next = nextRefreshToken(refresh, keys[0]);
  const nextHash = hashSecret(next);
  const userId = await updateRefreshHash(database, { id, hash, nextHash, expiresAt: sessionExpiry() });
  if (userId !== undefined) return { status: 'rotated', id, userId, refresh: next };
  const session = await findSession(database, id);
  if (!session || session.expires_at <= new Date()) return { status: 'ended', id: null };
  // The instance that answered the racing call may sign with the other key.
  const given = keys
    .map((key) => nextRefreshToken(refresh, key))
    .find((token) => hashSecret(token) === session.refresh_hash);
  if (given && session.previous_hash === hash && Date.now() - session.rotated_at.getTime() <= GRACE_MS) {
    return { status: 'rotated', id, userId: session.user_id, refresh: given };
  }
  if (!keys.some((key) => isIssued(refresh, key))) return { status: 'ended', id: null };
  await deleteSession(database, id);
  return { status: 'ended', id };
}

/** The session of a refresh token, current or previous. */
export const findSessionOfToken = (database: Database, refresh: string) =>
  findSessionByRefreshHash(database, sessionIdIn(refresh), hashSecret(refresh));
