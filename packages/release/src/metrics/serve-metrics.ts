import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { HttpError } from '../api/describe-errors.ts';
import { COMMANDS } from '../commands/all-commands.ts';
import { readWebhookSettings } from '../notify/webhook-settings.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { addRegistryMetrics } from './registry-metrics.ts';
import { addTrustMetrics } from './trust-metrics.ts';
import { addWebhookMetrics } from './webhook-metrics.ts';

interface MetricsOptions {
  store: ReleaseStore;
  /** The origin of the release server. */
  origin: string;
  environment?: NodeJS.ProcessEnv;
}

/** What operators watch, in the text format of Prometheus. All but the times of commands is read from the store at each scrape. */
export function serveMetrics(app: FastifyInstance, { store, origin, environment = process.env }: MetricsOptions): void {
  const webhooks = readWebhookSettings(environment);
  const commands = measureCommands(app);
  app.get('/metrics', async (request, reply) => {
    assertMayScrape(request, origin, environment.METRICS_TOKEN);
    const state = new Registry();
    const isReadable = addRegistryMetrics(state, store);
    await addTrustMetrics(state, store, isReadable);
    if (webhooks) addWebhookMetrics(state, store, webhooks);
    return reply.type(state.contentType).send(await Registry.merge([commands, state]).metrics());
  });
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * The server of one machine shows its metrics to programs of that machine; others need the token: versions and endpoints are for members.
 *
 * @throws HttpError
 */
function assertMayScrape({ headers, socket }: FastifyRequest, origin: string, token: string | undefined): void {
  if (token) {
    // Hashes have the same length, as the comparison needs.
    const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(sha256(text)));
    if (given && expected && timingSafeEqual(given, expected)) return;
    throw new HttpError(401, 'Send the METRICS_TOKEN of the release server as a bearer token.');
  }
  const isLocal = LOOPBACK_HOSTS.includes(new URL(origin).hostname);
  if (!isLocal || !LOOPBACK_ADDRESSES.includes(socket.remoteAddress ?? ''))
    throw new HttpError(403, 'Set METRICS_TOKEN: without it, only programs of the same machine may read metrics.');
}

const ROUTE = '/api/commands/:verb';
/** A command may wait up to a minute for the lock of the store. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Measures the commands that the server runs. Verbs of no command share one label, so that a client cannot add series. */
function measureCommands(app: FastifyInstance): Registry {
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
