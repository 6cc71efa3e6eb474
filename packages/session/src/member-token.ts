/** A token as the server gave it, with both clocks of that moment. */
export interface FreshToken {
  token: string;
  expiresAt: string;
  serverTime: string;
}

export type RefreshOutcome =
  /** `onKept` follows once the token can be read: what hears of it calls at once. */
  { status: 'renewed'; fresh: FreshToken; onKept?(): void } | { status: 'ended' } | { status: 'unreachable' };

export interface TabLocks {
  request<T>(name: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => Promise<T>): Promise<T>;
}

interface TokenOptions {
  /** Asks the server for a new token by the refresh cookie. */
  renew(): Promise<RefreshOutcome>;
  onEnded(): void;
  locks?: TabLocks;
  /** Milliseconds that only go forward, whatever is done to the clock. */
  now?(): number;
}

const LOCK = 'xana-refresh';
const LOCK_TIMEOUT_MS = 5_000;
/** Renewed this long before its end, so that no call starts with a token that dies on the way. */
const MARGIN = 30_000;

export type MemberToken = ReturnType<typeof createMemberToken>;

/**
 * Keeps the access token in a closure. How long it lives is the server's difference of two server times, counted on a
 * clock that only goes forward; so a wrong clock on the reader's machine neither ends nor prolongs a session.
 */
export function createMemberToken({ renew, onEnded, locks, now = () => performance.now() }: TokenOptions) {
  let current: { token: string; endsAt: number } | null = null;
  let renewing: Promise<RefreshOutcome['status']> | null = null;
  let generation = 0;

  const keep = ({ token, expiresAt, serverTime }: FreshToken) => {
    const lifetime = Date.parse(expiresAt) - Date.parse(serverTime);
    current = { token, endsAt: now() + (Number.isFinite(lifetime) ? lifetime : 0) };
  };
  const renewOnce = async (startedIn: number): Promise<RefreshOutcome['status']> => {
    const outcome = await withTabLock(locks, renew);
    // The session ended or began anew while the answer was under way: it belongs to the one before.
    if (startedIn !== generation) return 'unreachable';
    if (outcome.status === 'renewed') {
      keep(outcome.fresh);
      outcome.onKept?.();
    }
    if (outcome.status === 'ended') {
      clear();
      onEnded();
    }
    return outcome.status;
  };
  /** @returns the token that was forgotten, while the server would still accept it */
  const clear = (): string | null => {
    const last = current && current.endsAt > now() ? current.token : null;
    generation += 1;
    current = null;
    renewing = null;
    return last;
  };
  const renewNow = () => {
    if (renewing) return renewing;
    const attempt = renewOnce(generation).finally(() => {
      if (renewing === attempt) renewing = null;
    });
    renewing = attempt;
    return attempt;
  };
  return {
    /** The token to send, renewed when its end is near; null without a session or while the server is out of reach. */
    async read(): Promise<string | null> {
      if (current && current.endsAt - now() > MARGIN) return current.token;
      if (current) await renewNow();
      return current?.token ?? null;
    },
    keep(fresh: FreshToken) {
      clear();
      keep(fresh);
    },
    renewNow,
    clear,
  };
}

/** One refresh at a time over all tabs; a tab that froze while it held the lock loses it after five seconds. */
async function withTabLock<T>(locks: TabLocks | undefined, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  let hasStarted = false;
  const begin = () => {
    hasStarted = true;
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, begin);
  } catch (error) {
    if (hasStarted) throw error;
    return locks.request(LOCK, { steal: true }, work);
  }
}
