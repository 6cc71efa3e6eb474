import type { MemberToken } from './member-token.ts';

/** Pauses between tries to restore a session while the server is out of reach, in milliseconds. */
const RESTORE_PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000];

/** Goes on trying while the server is out of reach: a network that fails is no logout. */
export async function restoreSession(token: MemberToken, isStillWanted: () => boolean, tries = 0): Promise<void> {
  if (!isStillWanted() || (await token.renewNow()) !== 'unreachable') return;
  const pause = RESTORE_PAUSES[Math.min(tries, RESTORE_PAUSES.length - 1)];
  setTimeout(() => void restoreSession(token, isStillWanted, tries + 1), pause);
}
