import { createHash } from 'node:crypto';
import type { Database } from '../../../database/connect-database.ts';
import type { WalletProof } from '../contract-wallets.ts';
import { SESSION_SECONDS } from './refresh-cookie.ts';
import { isIssued, nextRefreshToken, sessionIdIn } from './refresh-tokens.ts';

/** Tabs that race may use the token before the last for this long, in milliseconds. */
const GRACE = 30_000;

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const endOfSession = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

/** Devices and apps of one member; more suggest a leaked token. */
export const MAX_SESSIONS = 20;

interface NewSession {
  userId: number;
  device: string;
  proof: WalletProof | null;
  refresh: string;
  /** Of the key that it is bound to. */
  thumbprint: string | null;
  /** The app that gets it by a hand-off. */
  app: string | null;
}

/**
 * Starts a session. Its refresh token names it, so that one that was exchanged long ago still tells whose it was; only
 * the token's hash is kept.
 */
export async function startSession(
  database: Database,
  { userId, device, proof, refresh, thumbprint, app }: NewSession,
) {
  const id = sessionIdIn(refresh);
  await database
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      refresh_hash: hashSecret(refresh),
      expires_at: endOfSession(),
      device,
      wallet_proof: proof && JSON.stringify(proof),
      key_thumbprint: thumbprint,
      app,
    })
    .execute();
  return { id, ended: await endOldest(database, userId) };
}

/** Ends the sessions of a member that were not used for longest, beyond as many as they may have. @returns their ids */
async function endOldest(database: Database, userId: number): Promise<string[]> {
  const ended = await database
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('rotated_at', 'desc')
        .orderBy('started_at', 'desc')
        .offset(MAX_SESSIONS),
    )
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

export type Rotation =
  | { status: 'rotated'; id: string; userId: number; refresh: string }
  | { status: 'ended'; id: string | null };

/**
 * Exchanges a refresh token for the next one. The one before is good for 30 s more, for tabs that raced and for an answer
 * that was lost on the way: it brings the same next token again. An older one was stolen, and the session ends for all
 * who hold it (RFC 9700, section 4.14.2). One that was never issued changes nothing.
 *
 * @param key the next token follows from the one before and this
 */
export async function rotateSession(database: Database, refresh: string, key: Uint8Array): Promise<Rotation> {
  const id = sessionIdIn(refresh);
  const hash = hashSecret(refresh);
  const next = nextRefreshToken(refresh, key);
  const rotated = await database
    .updateTable('sessions')
    .set({ refresh_hash: hashSecret(next), previous_hash: hash, rotated_at: new Date(), expires_at: endOfSession() })
    .where('id', '=', id)
    .where('refresh_hash', '=', hash)
    .where('expires_at', '>', new Date())
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (rotated) return { status: 'rotated', id, userId: rotated.user_id, refresh: next };
  const session = await database
    .selectFrom('sessions')
    .select(['user_id', 'rotated_at', 'previous_hash', 'refresh_hash'])
    .where('id', '=', id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!session) return { status: 'ended', id: null };
  const isOneBefore = session.previous_hash === hash && session.refresh_hash === hashSecret(next);
  if (isOneBefore && Date.now() - session.rotated_at.getTime() <= GRACE) {
    return { status: 'rotated', id, userId: session.user_id, refresh: next };
  }
  if (!isIssued(refresh, key)) return { status: 'ended', id: null };
  await endSessionById(database, id);
  return { status: 'ended', id };
}

export async function endSessionById(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute();
}

/** The session of a refresh token, whether it is the current one or the one before. */
export async function findSession(database: Database, refresh: string) {
  const hash = hashSecret(refresh);
  return database
    .selectFrom('sessions')
    .select(['id', 'wallet_proof', 'key_thumbprint'])
    .where('id', '=', sessionIdIn(refresh))
    .where((where) => where.or([where('refresh_hash', '=', hash), where('previous_hash', '=', hash)]))
    .executeTakeFirst();
}
