import type { Database } from '../connection/connect-database.ts';
import type { WalletProof } from './account-tables.ts';

interface HandOff {
  room: string;
  userId: number;
  /** The `type` of the login that the app asked for. */
  loginFor: string | null;
  codeHash: string;
  expiresAt: Date;
  proof: WalletProof | null;
}

/** Grants the app in this room a hand-off. A second grant for the room replaces the first. */
export async function upsertHandOff(
  database: Database,
  { room, userId, loginFor, codeHash, expiresAt, proof }: HandOff,
): Promise<void> {
  const granted = {
    user_id: userId,
    login_for: loginFor,
    code_hash: codeHash,
    expires_at: expiresAt,
    wallet_proof: proof && JSON.stringify(proof),
  };
  await database
    .insertInto('hand_offs')
    .values({ place_hash: room, ...granted })
    .onConflict((conflict) => conflict.column('place_hash').doUpdateSet(granted))
    .execute();
}

/** Replaces the code of a hand-off that has not expired; undefined when there is none. */
export function updateHandOffCode(database: Database, room: string, codeHash: string) {
  return database
    .updateTable('hand_offs')
    .set({ code_hash: codeHash })
    .where('place_hash', '=', room)
    .where('expires_at', '>', new Date())
    .returning(['login_for', 'expires_at'])
    .executeTakeFirst();
}

/** Deletes a hand-off and returns it in one statement, so that of many exchanges of one code one succeeds. */
export function consumeHandOff(database: Database, room: string, codeHash: string) {
  return database
    .deleteFrom('hand_offs')
    .where('place_hash', '=', room)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'wallet_proof', 'login_for'])
    .executeTakeFirst();
}

/** Withdraws a hand-off that this member granted. */
export async function deleteHandOff(database: Database, room: string, userId: number): Promise<void> {
  await database.deleteFrom('hand_offs').where('place_hash', '=', room).where('user_id', '=', userId).execute();
}

interface ConsentKey {
  nonce: string;
  sessionId: string;
  room: string;
}

export async function insertHandOffConsent(
  database: Database,
  { nonce, sessionId, room, message, expiresAt }: ConsentKey & { message: string; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('hand_off_consents')
    .values({ nonce, session_id: sessionId, place_hash: room, message, expires_at: expiresAt })
    .execute();
}

/** Deletes a consent that has not expired. @returns the message that the wallet signs; undefined without such a consent */
export async function consumeHandOffConsent(
  database: Database,
  { nonce, sessionId, room }: ConsentKey,
): Promise<string | undefined> {
  const deleted = await database
    .deleteFrom('hand_off_consents')
    .where('nonce', '=', nonce)
    .where('session_id', '=', sessionId)
    .where('place_hash', '=', room)
    .where('expires_at', '>', new Date())
    .returning('message')
    .executeTakeFirst();
  return deleted?.message;
}
