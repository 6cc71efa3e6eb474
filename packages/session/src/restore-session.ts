import type { MemberToken } from './member-token.ts';

/** Pauses between tries to restore a session while the server is out of reach, in milliseconds. */
const RESTORE_PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000];

interface RestoreOptions {
  token: MemberToken;
  /** Milliseconds for which the page may wait for an answer. */
  timeoutMs: number;
  isStillWanted(): boolean;
  /** The server failed or has not answered in time; the restoring goes on. */
  onUnreachable(): void;
}

/** Goes on trying while the server is out of reach: a network that fails is no logout. */
export async function restoreSession(options: RestoreOptions, tries = 0): Promise<void> {
  const { token, timeoutMs, isStillWanted, onUnreachable } = options;
  if (!isStillWanted()) return;
  const late = setTimeout(onUnreachable, timeoutMs);
  const outcome = await token.renewNow();
  clearTimeout(late);
  if (outcome !== 'unreachable' || !isStillWanted()) return;
  onUnreachable();
  const pause = RESTORE_PAUSES[Math.min(tries, RESTORE_PAUSES.length - 1)] ?? 0;
  setTimeout(() => void restoreSession(options, tries + 1), pause * (0.5 + Math.random() / 2));
}
