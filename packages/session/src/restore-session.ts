import type { MemberToken } from './member-token.ts';

/** Backoff between attempts to restore a session. */
const RESTORE_BACKOFF_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

interface RestoreOptions {
  token: MemberToken;
  /** How long the page waits for an answer. */
  timeoutMs: number;
  isStillWanted(): boolean;
  /** The server failed or did not answer in time; attempts continue. */
  onUnreachable(): void;
}

/** Reattempt with backoff while the server is unreachable: a network failure does not log the member out. */
export async function restoreSession(options: RestoreOptions, attempt = 0): Promise<void> {
  const { token, timeoutMs, isStillWanted, onUnreachable } = options;
  if (!isStillWanted()) return;
  const timer = setTimeout(onUnreachable, timeoutMs);
  const outcome = await token.renewNow();
  clearTimeout(timer);
  if (outcome !== 'unreachable' || !isStillWanted()) return;
  onUnreachable();
  const pause = RESTORE_BACKOFF_MS[Math.min(attempt, RESTORE_BACKOFF_MS.length - 1)] ?? 0;
  setTimeout(() => void restoreSession(options, attempt + 1), pause * (0.5 + Math.random() / 2));
}
