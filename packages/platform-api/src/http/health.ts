import type { FastifyInstance } from 'fastify';
import { type ConnectedDatabase, pingDatabase } from '../database/connect-database.ts';
import type { SharedRedis } from '../realtime/connect-redis.ts';
import type { Drain } from './drain.ts';

interface HealthSources {
  database: ConnectedDatabase;
  redis: SharedRedis | undefined;
  drain: Drain;
}

/**
 * `/health`: the process answers. `/ready`: it can do its work, because the database answers too and it is to stay.
 * Without Redis it is ready but degraded: limits count in this instance, and sockets reach this instance alone.
 */
export function registerHealth(app: FastifyInstance, { database: { database }, redis, drain }: HealthSources): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (drain.isDraining()) return reply.status(503).header('retry-after', '2').send({ status: 'going' });
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
