import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { RecordedCall } from './recorded-statement.ts';

/**
 * Executes the recorded statements of each call one after the other and sends the recorded JSON: what the database and one
 * framework cost without the platform. In its own process, with as many connections as the platform.
 */
const { DATABASE_URL: connectionString, RECORDED_CALLS: file = '' } = process.env;
const pool = new pg.Pool({ connectionString, max: 10 });
pool.on('connect', (client) => void client.query('set jit = off; set max_parallel_workers_per_gather = 0'));
const app = Fastify();
const calls = JSON.parse(readFileSync(file, 'utf8')) as RecordedCall[];
for (const [number, { path, statements, answer }] of calls.entries()) {
  const queries = statements.map(({ text, values, isPrepared }, index) => ({
    text,
    values,
    ...(isPrepared ? { name: `call-${number}-${index}` } : {}),
  }));
  app.get(path.split('?')[0] ?? path, async (_request, reply) => {
    for (const query of queries) await pool.query(query);
    return reply.type('application/json; charset=utf-8').send(answer);
  });
}
console.log(`at ${await app.listen({ port: 0, host: 'localhost' })}`);
console.log(JSON.stringify({ ready: true }));
process.once('SIGTERM', () => process.exit(0));
