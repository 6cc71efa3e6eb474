import { Redis } from 'ioredis';

/** What instances share beside the database; undefined for one instance alone. Lost, it is looked for again for ever. */
export function connectRedis(url: string | undefined): Redis | undefined {
  if (!url) return undefined;
  // A command that waits for a lost Redis would hold a call up with it.
  const redis = new Redis(url, { maxRetriesPerRequest: 1, retryStrategy: (tries) => Math.min(tries * 100, 2_000) });
  let wasSaid = false;
  redis.on('error', (error: Error) => {
    if (!wasSaid) console.error(`Redis is out of reach: ${error.message}`);
    wasSaid = true;
  });
  redis.on('ready', () => {
    wasSaid = false;
  });
  return redis;
}
