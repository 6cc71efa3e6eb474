import type { Redis, RedisOptions } from 'ioredis';
import { AdapterRedis } from './adapter-redis.ts';

type RedisStatus = 'connecting' | 'connected' | 'unreachable';

/**
 * What instances share besides the database. While Redis is unreachable each instance works alone and keeps reconnecting;
 * its commands fail fast, as with an open circuit breaker.
 */
export interface SharedRedis {
  /** Rejects within half a second while Redis is unreachable; callers continue without it. */
  client: Redis;
  status(): RedisStatus;
  /** @param listener receives the status if it is known, then each change, with the reason for a disconnect */
  onChange(listener: (status: RedisStatus, reason: string) => void): void;
  /** Resolves when it is known whether Redis is reachable. */
  settled(): Promise<void>;
  close(): void;
}

const MAX_RETRY_DELAY_MS = 2_000;
const START_TIMEOUT_MS = 3_000;
const OPTIONS: RedisOptions = {
  maxRetriesPerRequest: 1,
  retryStrategy: (tries) => Math.min(tries * 100, MAX_RETRY_DELAY_MS),
  // With the offline queue a message would wait for Redis before it reaches local sockets.
  enableOfflineQueue: false,
  connectTimeout: 2_000,
  commandTimeout: 500,
  socketTimeout: 2_000,
};

/** @returns undefined without a URL: a single instance needs no Redis */
export function connectRedis(url: string | undefined): SharedRedis | undefined {
  if (!url) return undefined;
  const clients = new Set<Redis>();
  const listeners = new Set<(status: RedisStatus, reason: string) => void>();
  let status: RedisStatus = 'connecting';
  let reason = '';
  const change = (next: RedisStatus, why = '') => {
    if (status === next) return;
    status = next;
    reason = why;
    for (const listener of listeners) listener(next, why);
  };
  const onClient = (client: Redis) => {
    clients.add(client);
    // The adapter creates its readers later, when the first client may already be ready.
    if (status === 'connected') status = 'connecting';
    client.on('error', (error: NodeJS.ErrnoException) => change('unreachable', error.message || error.code));
    client.on('close', () => change('unreachable', 'the connection was closed'));
    client.on('ready', () => [...clients].every((each) => each.status === 'ready') && change('connected'));
  };
  const client = new AdapterRedis({ url, options: OPTIONS, onClient });
  return {
    client,
    status: () => status,
    onChange(listener) {
      listeners.add(listener);
      if (status !== 'connecting') listener(status, reason);
    },
    settled: () =>
      new Promise((resolve) => {
        if (status !== 'connecting') return resolve();
        const timer = setTimeout(() => change('unreachable', 'no reply'), START_TIMEOUT_MS);
        listeners.add(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
    close() {
      listeners.clear();
      for (const each of clients) each.disconnect();
    },
  };
}
