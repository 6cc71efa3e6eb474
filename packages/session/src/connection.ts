import { apiError, isApiError } from '@xana/api-client';
import type { Operation } from '@xana/contracts/operation';
import type { PublicConfig } from '@xana/contracts/public-config';

export interface Connection {
  /** `offline` when the browser says that it has no network; `unreachable` when a service of ours does not answer. */
  status: 'online' | 'offline' | 'unreachable';
  /** Counts the recoveries: whatever failed before the last one is worth another try. */
  recoveries: number;
}

export type WatchedHost = Operation['host'] | 'media';

interface ConnectionOptions {
  origins: PublicConfig['origins'];
  /** Milliseconds after which an unanswered call is suspicious, and for which a probe may take. */
  timeoutMs: number;
  window?: Pick<Window, 'addEventListener'>;
  isOnline(): boolean;
  onChange(connection: Connection): void;
}

const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
/** What may bring the network back, or the reader. */
const HINTS = ['online', 'visibilitychange', 'pageshow'] as const;

/**
 * Knows which of our hosts answer. A call that fails or stays unanswered only raises the suspicion; a probe of `/ready`
 * decides. Lost hosts are probed with exponential backoff and jitter, and at once when the browser hints at a change.
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
  /** Probes a host that may be lost or back; one probe at a time. */
  const check = (host: WatchedHost): Promise<void> => {
    const running = probes.get(host) ?? probe(host);
    probes.set(host, running);
    return running;
  };
  const checkLost = () => Promise.all([...lost.keys()].map(check));
  for (const hint of HINTS) window?.addEventListener(hint, () => void checkLost());
  window?.addEventListener('offline', () => void check('api'));

  /** Makes a call. A read fails as soon as its host is known to be lost; a write may still arrive, and goes on. */
  async function watch<T>({ host, method }: Operation, call: () => Promise<T>): Promise<T> {
    if (lost.has(host)) await check(host);
    if (lost.has(host)) throw unreachable();
    const suspicion = setTimeout(() => void check(host), timeoutMs);
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
      clearTimeout(suspicion);
      reads.delete(read);
    }
  }
  return { current: () => current, watch, check, checkLost };
}

const unreachable = () => apiError({ code: 'NETWORK_UNREACHABLE', message: 'The service does not answer.' });
