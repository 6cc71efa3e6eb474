/** An issued token with the server times of its issue and expiry. */
export interface FreshToken {
  token: string;
  expiresAt: string;
  serverTime: string;
}

export type RefreshOutcome =
  /** `onStored` runs when the token can be read, because its listeners call at once. */
  | { status: 'renewed'; fresh: FreshToken; onStored?(): void }
  | { status: 'ended'; isBanned?: boolean }
  | { status: 'unreachable' };

export interface TabLocks {
  request<T>(name: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => Promise<T>): Promise<T>;
}

interface TokenOptions {
  /** Asks the server for a new token by the refresh cookie. */
  renew(): Promise<RefreshOutcome>;
  /** The server has ended the session. */
  onEnded(isBanned: boolean): void;
  locks?: TabLocks;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

const LOCK = 'xana-refresh';
const LOCK_TIMEOUT_MS = 5_000;
/** Renews this long before the expiry, so that a token does not expire in flight. */
const RENEWAL_MARGIN_MS = 30_000;

export type MemberToken = ReturnType<typeof createMemberToken>;

/**
 * Holds the access token in a closure. Its lifetime is the difference of two server times, measured on a monotonic clock,
 * so a wrong local clock neither shortens nor extends a session.
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
    // The session ended or was replaced during the request, so the answer belongs to the previous one.
    if (startedIn !== generation) return 'unreachable';
    if (outcome.status === 'renewed') {
      keep(outcome.fresh);
      outcome.onStored?.();
    }
    if (outcome.status === 'ended') {
      clear();
      onEnded(outcome.isBanned ?? false);
    }
    return outcome.status;
  };
  /** @returns the removed token if the server would still accept it */
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
    /** The token to send, renewed shortly before it expires; null without a session or while the server is unreachable. */
    async read(): Promise<string | null> {
      if (current && current.endsAt - now() > RENEWAL_MARGIN_MS) return current.token;
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

/** One refresh at a time across tabs (Web Locks). A frozen tab loses the lock after five seconds. */
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
