import { Redis, type RedisOptions } from 'ioredis';

/** What instances share beside the database. Lost, it is looked for again for ever. */
export interface SharedRedis {
  /** Counts calls. Every call waits for it, so it says soon that it does not know. */
  counters: Redis;
  /** Carries what is said from one instance's sockets to the other's. */
  sockets: Redis;
  close(): void;
}

const LOOK_AGAIN: RedisOptions = {
  maxRetriesPerRequest: 1,
  retryStrategy: (tries) => Math.min(tries * 100, 2_000),
};
/** All in milliseconds. Nothing is kept for a Redis that is not there: what would be counted then is not. */
const COUNTERS: RedisOptions = {
  ...LOOK_AGAIN,
  enableOfflineQueue: false,
  connectTimeout: 2_000,
  commandTimeout: 500,
  socketTimeout: 2_000,
};
/** Longer than its readers wait for something new, which is five seconds. */
const SOCKETS: RedisOptions = { ...LOOK_AGAIN, connectTimeout: 5_000, socketTimeout: 10_000 };

/** @returns undefined for one instance alone */
export function connectRedis(url: string | undefined): SharedRedis | undefined {
  if (!url) return undefined;
  const clients = { counters: new Redis(url, COUNTERS), sockets: new Redis(url, SOCKETS) };
  // Both are lost at once: one says it.
  clients.counters.on('error', () => {});
  sayWhenLost(clients.sockets);
  return {
    ...clients,
    close() {
      for (const client of Object.values(clients)) client.disconnect();
    },
  };
}

function sayWhenLost(redis: Redis): void {
  let wasSaid = false;
  redis.on('error', (error: Error) => {
    if (!wasSaid) console.error(`Redis is out of reach: ${error.message}`);
    wasSaid = true;
  });
  redis.on('ready', () => {
    wasSaid = false;
  });
}
