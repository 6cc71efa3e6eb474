import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { rateLimited } from '../api-error.ts';
import { rejections, showLimit } from './limit-metrics.ts';
import { createSlidingWindow, type Limit } from './sliding-window.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Rate limits per member, shared by sockets and operations and by all tabs. */
const LIMITS = {
  sendMessage: { max: 20, windowMs: 4 * SECOND },
  /** To users who never replied. */
  sendUnanswered: { max: 10, windowMs: MINUTE },
  type: { max: 5, windowMs: 5 * SECOND },
  searchMessages: { max: 60, windowMs: MINUTE },
  createPost: { max: 20, windowMs: 10 * MINUTE },
  comment: { max: 60, windowMs: 10 * MINUTE },
  follow: { max: 100, windowMs: 10 * MINUTE },
  report: { max: 20, windowMs: 10 * MINUTE },
  /** Each one names a server that the platform sends to. */
  subscribeToPush: { max: 20, windowMs: 10 * MINUTE },
  /** Each one reads all rows of the member. */
  downloadData: { max: 3, windowMs: 60 * MINUTE },
  /** Each one lets a card be tried at its bank (card testing). */
  prepareCardSetup: { max: 10, windowMs: 60 * MINUTE },
} satisfies Record<string, Limit>;

type LimitedAction = keyof typeof LIMITS;

export interface MemberLimits {
  /** Counts one action of a member. @throws ApiError RATE_LIMITED with the time to wait */
  require(action: LimitedAction, userId: number): Promise<void>;
}

/** A sliding window: a sorted set of the times of allowed actions, by the clock of Redis, which all instances share. */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local max, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
  if redis.call('ZCARD', KEYS[1]) >= max then
    return redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] + window - now
  end
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], window)
  return 0`;

/**
 * Counts in Redis for all instances, and in memory for this instance while Redis is unreachable.
 *
 * @param factor multiplies every limit, for tests and benchmarks that act as one member
 * @param now monotonic clock in milliseconds, for limits in memory
 */
export function createMemberLimits(redis: Redis | undefined, factor: number, now?: () => number): MemberLimits {
  for (const action of Object.keys(LIMITS)) showLimit(action);
  const memory = createSlidingWindow(now);
  const take = async (key: string, limit: Limit): Promise<number> => {
    const inMemory = () => memory.take(key, limit);
    if (!redis) return inMemory();
    return redis.eval(TAKE, 1, `limit:${key}`, limit.max, limit.windowMs, randomUUID()).then(Number, inMemory);
  };
  return {
    async require(action, userId) {
      const { max, windowMs } = LIMITS[action];
      const waitMs = await take(`${action}:${userId}`, { max: max * factor, windowMs });
      if (waitMs <= 0) return;
      rejections.inc({ limit: action });
      throw rateLimited(waitMs);
    },
  };
}
