import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ConnectedDatabase } from '../database/connect-database.ts';
import type { Goodbye } from './goodbye.ts';

/** `/health`: the process answers. `/ready`: it can do its work, because the database answers too and it is to stay. */
export function registerHealth(app: FastifyInstance, { database }: ConnectedDatabase, goodbye: Goodbye): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (goodbye.isSaid()) return reply.status(503).header('retry-after', '2').send({ status: 'going' });
    try {
      await sql`select 1`.execute(database);
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('retry-after', '2').send({ status: 'database unreachable' });
    }
  });
}
