import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { COMMANDS } from '../commands/all-commands.ts';

const ROUTE = '/api/commands/:verb';
/** A command may wait up to a minute for the lock of the store. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Measures the commands that the server runs. Verbs of no command share one label, so that a client cannot add series. */
export function measureCommands(app: FastifyInstance): Registry {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'xana_release_command_seconds',
    help: 'Time of a command at the release server, in seconds.',
    labelNames: ['verb', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions, params }, { statusCode, elapsedTime }) => {
    if (routeOptions.url !== ROUTE) return;
    const { verb } = params as { verb: string };
    const outcome = statusCode < 300 ? 'done' : statusCode < 500 ? 'rejected' : 'failed';
    seconds.observe({ verb: Object.hasOwn(COMMANDS, verb) ? verb : 'unknown', outcome }, elapsedTime / 1_000);
  });
  return registry;
}
