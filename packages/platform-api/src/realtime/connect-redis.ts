import type { Redis, RedisOptions } from 'ioredis';
import { AdapterRedis } from './adapter-redis.ts';

export type RedisStatus = 'connecting' | 'connected' | 'unreachable';

/** What instances share beside the database. Without it each works for itself; it is looked for again for ever. */
export interface SharedRedis {
  /** Fails at once, or within half a second, while Redis cannot be used: callers go on without it. */
  client: Redis;
  status(): RedisStatus;
  /** @param listener is called with the status if it is known, then with each change, and with the reason for a loss */
  onChange(listener: (status: RedisStatus, reason: string) => void): void;
  /** Resolves when it is known whether Redis can be used. */
  settled(): Promise<void>;
  close(): void;
}

const MAX_RETRY_DELAY_MS = 2_000;
const START_TIMEOUT_MS = 3_000;
const OPTIONS: RedisOptions = {
  maxRetriesPerRequest: 1,
  retryStrategy: (tries) => Math.min(tries * 100, MAX_RETRY_DELAY_MS),
  // Nothing is kept for a Redis that is not there: a message would wait for it before it reaches local sockets.
  enableOfflineQueue: false,
  connectTimeout: 2_000,
  commandTimeout: 500,
  socketTimeout: 2_000,
};

/** @returns undefined for one instance alone */
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
    // The adapter makes its readers later, when the first client may be ready already.
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
