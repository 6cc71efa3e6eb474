import { Counter, Gauge, type Metric } from 'prom-client';
import type { SharedRedis } from './connect-redis.ts';

export const failedCommands = new Counter({
  name: 'xana_redis_command_failures_total',
  help: 'Commands to Redis that failed; the platform continued without it.',
  registers: [],
});

export const reconnects = new Counter({
  name: 'xana_redis_reconnects_total',
  help: 'Attempts to connect to Redis again, of all connections of the instance.',
  registers: [],
});

/** None without Redis. */
export function redisMetrics(redis: SharedRedis | undefined): Metric[] {
  if (!redis) return [];
  const connected = new Gauge({
    name: 'xana_redis_connected',
    help: '1 while all connections to Redis work, else 0.',
    registers: [],
    collect() {
      this.set(redis.status() === 'connected' ? 1 : 0);
    },
  });
  return [connected, failedCommands, reconnects];
}
