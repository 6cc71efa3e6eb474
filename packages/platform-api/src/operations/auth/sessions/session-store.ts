import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../database/connect-database.ts';
import { SESSION_SECONDS } from './refresh-cookie.ts';

/** Tabs that race may use the token before the last for this long, in milliseconds. */
const GRACE = 30_000;

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const makeSecret = (): string => randomBytes(32).toString('base64url');
const endOfSession = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

/** Starts a session. Only the hash of its refresh token is kept. */
export async function startSession(database: Database, userId: number, device: string) {
  const refresh = makeSecret();
  const id = randomBytes(16).toString('hex');
  await database
    .insertInto('sessions')
    .values({ id, user_id: userId, refresh_hash: hashSecret(refresh), expires_at: endOfSession(), device })
    .execute();
  return { id, refresh };
}

export type Rotation =
  | { status: 'rotated'; id: string; userId: number; refresh: string | null }
  | { status: 'ended'; id: string | null };

/**
 * Exchanges a refresh token for the next one. The one before is good for 30 s more, for tabs that raced or an answer that
 * was lost; used later it was stolen, and the session ends for all who hold it.
 */
export async function rotateSession(database: Database, refresh: string): Promise<Rotation> {
  const hash = hashSecret(refresh);
  const next = makeSecret();
  const rotated = await database
    .updateTable('sessions')
    .set({ refresh_hash: hashSecret(next), previous_hash: hash, rotated_at: new Date(), expires_at: endOfSession() })
    .where('refresh_hash', '=', hash)
    .where('expires_at', '>', new Date())
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (rotated) return { status: 'rotated', id: rotated.id, userId: rotated.user_id, refresh: next };
  const earlier = await database
    .selectFrom('sessions')
    .select(['id', 'user_id', 'rotated_at'])
    .where('previous_hash', '=', hash)
    .executeTakeFirst();
  if (!earlier) return { status: 'ended', id: null };
  // The winner of the race has set the new cookie already; the loser keeps it.
  if (Date.now() - earlier.rotated_at.getTime() <= GRACE) {
    return { status: 'rotated', id: earlier.id, userId: earlier.user_id, refresh: null };
  }
  await endSessionById(database, earlier.id);
  return { status: 'ended', id: earlier.id };
}

export async function endSessionById(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute();
}

/** The session of a refresh token, whether it is the current one or the one before. */
export async function findSession(database: Database, refresh: string): Promise<string | undefined> {
  const hash = hashSecret(refresh);
  const session = await database
    .selectFrom('sessions')
    .select('id')
    .where((where) => where.or([where('refresh_hash', '=', hash), where('previous_hash', '=', hash)]))
    .executeTakeFirst();
  return session?.id;
}
