import { createHash, randomBytes } from 'node:crypto';
import { builderLoginHash, deviceId } from '@xana/contracts/http/auth/hand-off-fields';
import type { Database } from '../../../database/connect-database.ts';
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

/** A new code for the app that was let in at this place; null when none was, or no longer. */
export async function issueHandOffCode(database: Database, place: string) {
  const code = randomBytes(32).toString('base64url');
  const granted = await database
    .updateTable('hand_offs')
    .set({ code_hash: hashSecret(code) })
    .where('place_hash', '=', place)
    .where('expires_at', '>', new Date())
    .returning(['login_for', 'expires_at'])
    .executeTakeFirst();
  return granted ? { code, type: granted.login_for, expiresAt: granted.expires_at.toISOString() } : null;
}
