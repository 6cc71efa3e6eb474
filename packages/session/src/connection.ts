import { apiError, isApiError } from '@xana/api-client';
import type { Operation } from '@xana/contracts/operation';
import type { PublicConfig } from '@xana/contracts/public-config';

export interface Connection {
  /** `offline`: the browser reports no network. `unreachable`: a service of the platform does not answer. */
  status: 'online' | 'offline' | 'unreachable';
  /** Number of recoveries; a change means that failed calls are worth a retry. */
  recoveries: number;
}

export type WatchedHost = Operation['host'] | 'media';

interface ConnectionOptions {
  origins: PublicConfig['origins'];
  /** An unanswered call triggers a probe after this time; also the timeout of a probe. */
  timeoutMs: number;
  window?: Pick<Window, 'addEventListener'>;
  isOnline(): boolean;
  onChange(connection: Connection): void;
}

const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
/** Events after which the network or the user may be back. */
const HINTS = ['online', 'visibilitychange', 'pageshow'] as const;

/**
 * Tracks which hosts answer, like a circuit breaker. A failed or unanswered call triggers a probe of `/ready`, and the
 * probe decides. Lost hosts are probed with exponential backoff and jitter, and immediately when the browser reports a
 * change.
 */
export function createConnection({ origins, timeoutMs, window, isOnline, onChange }: ConnectionOptions) {
  const lost = new Map<WatchedHost, { tries: number; timer: ReturnType<typeof setTimeout> }>();
  const probes = new Map<WatchedHost, Promise<void>>();
  const reads = new Set<{ host: WatchedHost; cancel(): void }>();
  let current: Connection = { status: 'online', recoveries: 0 };

  const publish = (recoveries: number) => {
    const status = lost.size === 0 ? 'online' : isOnline() ? 'unreachable' : 'offline';
    if (status === current.status && recoveries === current.recoveries) return;
    current = { status, recoveries };
    onChange(current);
  };
  const probe = async (host: WatchedHost) => {
    const isReached = await fetch(`${origins[host]}/ready`, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    probes.delete(host);
    const before = lost.get(host);
    clearTimeout(before?.timer);
    if (isReached) return publish(current.recoveries + Number(lost.delete(host)));
    const tries = (before?.tries ?? 0) + 1;
    const backoff = Math.min(MIN_BACKOFF_MS * 2 ** (tries - 1), MAX_BACKOFF_MS) * (0.5 + Math.random() / 2);
    lost.set(host, { tries, timer: setTimeout(() => void check(host), backoff) });
    for (const read of reads) if (read.host === host || host === 'api') read.cancel();
    publish(current.recoveries);
  };
  /** Probes a host, one probe at a time. */
  const check = (host: WatchedHost): Promise<void> => {
    const running = probes.get(host) ?? probe(host);
    probes.set(host, running);
    return running;
  };
  const checkLost = () => Promise.all([...lost.keys()].map(check));
  for (const hint of HINTS) window?.addEventListener(hint, () => void checkLost());
  window?.addEventListener('offline', () => void check('api'));

  /** Runs a call. A read fails as soon as its host is lost; a write continues, because it may still arrive. */
  async function watch<T>({ host, method }: Operation, call: () => Promise<T>): Promise<T> {
    if (lost.has(host)) await check(host);
    if (lost.has(host)) throw unreachable();
    const probeTimer = setTimeout(() => void check(host), timeoutMs);
    const read = { host, cancel: () => {} };
    const loss = new Promise<never>((_, reject) => {
      read.cancel = () => reject(unreachable());
    });
    if (method === 'GET') reads.add(read);
    try {
      return await Promise.race([call(), loss]);
    } catch (error) {
      if (isApiError(error) && (error.status === 0 || error.status > 501)) void check(host);
      throw error;
    } finally {
      clearTimeout(probeTimer);
      reads.delete(read);
    }
  }
  return { current: () => current, watch, check, checkLost };
}

const unreachable = () =>
  apiError({ code: 'NETWORK_UNREACHABLE', message: 'The host does not answer its /ready probe.' });
