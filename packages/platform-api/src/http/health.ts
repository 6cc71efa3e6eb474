import type { FastifyInstance } from 'fastify';
import { type ConnectedDatabase, pingDatabase } from '../database/connection/connect-database.ts';
import type { SharedRedis } from '../gateways/redis/connect-redis.ts';
import type { Drain } from './drain.ts';

interface HealthSources {
  database: ConnectedDatabase;
  redis: SharedRedis | undefined;
  drain: Drain;
}

/**
 * `/health` (liveness): the process responds. `/ready` (readiness): the database responds too and the process does not
 * drain. Without Redis it is `degraded`: rate limits and socket messages cover this instance only.
 */
export function registerHealth(app: FastifyInstance, { database: { database }, redis, drain }: HealthSources): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (drain.isDraining()) return reply.status(503).header('retry-after', '2').send({ status: 'draining' });
    try {
      await pingDatabase(database);
      if (!redis) return { status: 'ready' };
      const isConnected = redis.status() === 'connected';
      return { status: isConnected ? 'ready' : 'degraded', redis: isConnected ? 'connected' : 'unreachable' };
    } catch {
      return reply.status(503).header('retry-after', '2').send({ status: 'database unreachable' });
    }
  });
}
