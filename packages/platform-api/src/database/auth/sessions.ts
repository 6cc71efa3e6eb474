import type { SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { inBatches } from '../statements/in-batches.ts';
import { arrayOfAnyLength } from '../statements/plan-once.ts';
import type { WalletProof } from './account-tables.ts';

interface NewSession {
  id: string;
  userId: number;
  refreshHash: string;
  expiresAt: Date;
  device: string;
  proof: WalletProof | null;
  /** Thumbprint of the key that the session is bound to. */
  thumbprint: string | null;
  /** The name of an app that got the session by a hand-off. */
  app: string | null;
  method: SessionMethod | null;
  walletName: string | null;
  /** Of the wallet that opens the session, lower case. */
  walletAddress: string | null;
}

export async function insertSession(
  database: Database,
  { id, userId, refreshHash, expiresAt, device, proof, thumbprint, app, method, walletName, walletAddress }: NewSession,
): Promise<void> {
  await database
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      refresh_hash: refreshHash,
      expires_at: expiresAt,
      device,
      wallet_proof: proof && JSON.stringify(proof),
      key_thumbprint: thumbprint,
      app,
      login_method: method,
      wallet_name: walletName,
      wallet_address: walletAddress,
      away_since: sql<Date>`(select max(rotated_at) from sessions others where others.user_id = ${userId})`,
    })
    .execute();
}

/** Also returns an expired session that is not deleted yet. */
export function findSession(database: Database, id: string) {
  return database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A session by its id and the hash of its current or its previous refresh token. */
export function findSessionByRefreshHash(database: Database, id: string, hash: string) {
  return database
    .selectFrom('sessions')
    .select(['id', 'wallet_proof', 'key_thumbprint', 'wallet_address'])
    .where('id', '=', id)
    .where((where) => where.or([where('refresh_hash', '=', hash), where('previous_hash', '=', hash)]))
    .executeTakeFirst();
}

/** Finds the user of a session that has not expired, for each request of a member. */
export const createSessionUsers = (database: Database) =>
  inBatches(async (ids: string[]) => {
    const rows = await database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'users.is_banned', 'users.deletion_at', 'sessions.user_id'])
      .where(sql<boolean>`sessions.id = any(${arrayOfAnyLength(ids, 'text')})`)
      .where('sessions.expires_at', '>', new Date())
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  });

/** The sessions of a user that have not expired, the last used first. */
export function selectSessions(database: Database, userId: number) {
  return database
    .selectFrom('sessions')
    .select(['id', 'device', 'app', 'login_method', 'wallet_name', 'started_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('rotated_at', 'desc')
    .execute();
}

/** Of these sessions, the ids of those that have not expired and whose user is not banned. */
export async function selectLiveSessionIds(database: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', new Date())
    .where('users.is_banned', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

/** A session that is used again after this time begins a new visit. An open page uses it at least every 15 minutes. */
const MIN_ABSENCE = sql`interval '30 minutes'`;

interface Rotation {
  id: string;
  hash: string;
  nextHash: string;
  expiresAt: Date;
}

/**
 * Replaces the refresh token if its hash is the current one and the session has not expired. A compare-and-set: of several
 * calls with the same hash, one changes the row.
 *
 * @returns the id of the user; undefined when nothing changed
 */
export async function updateRefreshHash(
  database: Database,
  { id, hash, nextHash, expiresAt }: Rotation,
): Promise<number | undefined> {
  const rotated = await database
    .updateTable('sessions')
    .set({
      refresh_hash: nextHash,
      previous_hash: hash,
      rotated_at: new Date(),
      expires_at: expiresAt,
      away_since: sql`case when rotated_at < now() - ${MIN_ABSENCE} then rotated_at else away_since end`,
    })
    .where('id', '=', id)
    .where('refresh_hash', '=', hash)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return rotated?.user_id;
}

export async function deleteSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute();
}

/** @returns false when the user has no such session */
export async function deleteOwnSession(database: Database, id: string, userId: number): Promise<boolean> {
  const deleted = await database
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes the sessions of a user, except one if it is named. @returns the ids of the deleted sessions */
export async function deleteSessions(database: Database, userId: number, exceptId?: string): Promise<string[]> {
  const deleted = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** The member proved a login method in this session now. */
export async function updateAuthenticatedAt(database: Database, id: string): Promise<void> {
  await database.updateTable('sessions').set({ authenticated_at: new Date() }).where('id', '=', id).execute();
}

/**
 * Deletes the other sessions that a removed login method may have opened: its own, those of apps, which any session may have
 * let in, and those from before methods were stored.
 *
 * @param method a wallet, or the method of sessions without a wallet
 * @returns the ids of the deleted sessions
 */
export async function deleteSessionsOfMethod(
  database: Database,
  {
    userId,
    exceptId,
    method,
  }: { userId: number; exceptId: string; method: { wallet: string } | { kind: SessionMethod } },
): Promise<string[]> {
  const deleted = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .where((where) =>
      where.or([
        'wallet' in method ? where('wallet_address', '=', method.wallet) : where('login_method', '=', method.kind),
        where('app', 'is not', null),
        where('login_method', 'is', null),
      ]),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Deletes all sessions of a user but the `kept` that were used last. @returns the ids of the deleted sessions */
export async function deleteOldestSessions(database: Database, userId: number, kept: number): Promise<string[]> {
  const deleted = await database
    .deleteFrom('sessions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('rotated_at', 'desc')
        .orderBy('started_at', 'desc')
        .offset(kept),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
