import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { upToEntries } from '../limits/lru-limits.ts';

const MAX_COUNTERS_IN_MEMORY = 50_000;
/** A fixed window that starts with the first call. */
const INCREMENT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}`;

interface Counter {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

type OnCounted = Parameters<FastifyRateLimitStore['incr']>[1];

/** Counts calls in Redis for all instances together, and in memory for this instance while Redis is unreachable. */
export function callCounters(redis: Redis | undefined, namespace: string): FastifyRateLimitStoreCtor {
  const memory = new LRUCache<string, { current: number }>(upToEntries(MAX_COUNTERS_IN_MEMORY));
  const countInMemory = (key: string, timeWindow: number): Counter => {
    const counter = memory.get(key) ?? { current: 0 };
    counter.current += 1;
    if (counter.current === 1) memory.set(key, counter, { ttl: timeWindow });
    return { current: counter.current, ttl: memory.getRemainingTTL(key) };
  };
  const countInRedis = async (client: Redis, key: string, timeWindow: number): Promise<Counter> => {
    const [current, ttl] = (await client.eval(INCREMENT, 1, `${namespace}${key}`, timeWindow)) as [number, number];
    return { current, ttl };
  };
  return class CallCounters implements FastifyRateLimitStore {
    /** The route of the limit. Limits without a route have their own prefix in the key. */
    #prefix = '';

    incr(key: string, onCounted: OnCounted, timeWindow: number): void {
      const prefixed = `${this.#prefix}${key}`;
      const inMemory = () => countInMemory(prefixed, timeWindow);
      const counting = redis ? countInRedis(redis, prefixed, timeWindow).catch(inMemory) : Promise.resolve(inMemory());
      void counting.then((counter) => onCounted(null, counter));
    }

    /** @param given the options of the limit; they contain the route, which their type omits */
    child(given: object): FastifyRateLimitStore {
      const { routeInfo } = given as { routeInfo?: { method?: unknown; url?: unknown } };
      const child = new CallCounters();
      child.#prefix = `${routeInfo?.method ?? ''}${routeInfo?.url ?? ''}:`;
      return child;
    }
  };
}
