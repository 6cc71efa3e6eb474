import { allOperations } from '@xana/contracts/http/all-operations';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { PROOF_WINDOW_MS } from './authentication/proofs/read-proof.ts';
import { createUsedProofs } from './authentication/proofs/used-proofs.ts';
import { tokenKeysOf } from './authentication/token-keys.ts';
import { createVerifiedTokens } from './authentication/verified-tokens.ts';
import type { CardConfig, PlatformConfig, PushConfig } from './config/platform-config.ts';
import { createSessionUsers } from './database/auth/sessions.ts';
import { type ConnectedDatabase, connectDatabase, type Database } from './database/connection/connect-database.ts';
import { migrate } from './database/connection/migrate.ts';
import { nextCardRead } from './database/payments/card-reads.ts';
import { createMagicAdmin } from './gateways/magic/magic-admin.ts';
import { connectRedis, type SharedRedis } from './gateways/redis/connect-redis.ts';
import { measureCalls } from './http/call-metrics.ts';
import { createHost } from './http/create-host.ts';
import { docsPage, PAGE_POLICY } from './http/description/docs-page.ts';
import { describeOperations } from './http/description/open-api.ts';
import { createDrain } from './http/drain.ts';
import { registerHealth } from './http/health.ts';
import { registerOperations } from './http/register-operations.ts';
import { registerStaticFiles } from './http/register-static-files.ts';
import { createRequiredTerms } from './http/require-terms.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createMemberLimits } from './limits/member-limits.ts';
import { createPictureStore } from './media/create-picture-store.ts';
import { registerMedia } from './media/register-media.ts';
import { allMetrics } from './metrics/all-metrics.ts';
import { createMetricsHost } from './metrics/metrics-host.ts';
import { allHandlers } from './operations/all-handlers.ts';
import { createContractWallets } from './operations/auth/contract-wallets.ts';
import { createDidTokens, withDidTokens } from './operations/auth/social/did-tokens.ts';
import { createIdTokens } from './operations/auth/social/id-tokens.ts';
import { createVisitRecorder } from './operations/spaces/visits/visit-recorder.ts';
import { TERMS_VERSION } from './operations/terms/text/current-version.ts';
import type { Platform } from './platform.ts';
import { startPushMessages } from './push/start-push-messages.ts';
import { createOnlineMembers } from './realtime/online-members.ts';
import { openSockets } from './realtime/open-sockets.ts';
import { createSignal } from './realtime/signal.ts';
import { startDemoMembers } from './seeds/demo-members.ts';
import { seedDemo } from './seeds/seed-demo.ts';
import { seedLobby } from './seeds/seed-lobby.ts';
import { startTracing } from './tracing/start-tracing.ts';

export interface Server {
  hosts: Record<'api' | 'marketplace' | 'chat' | 'media', FastifyInstance>;
  /** For operators; listens only where it is configured. */
  metrics: FastifyInstance;
  /** Null unless it is configured. */
  operators: FastifyInstance | null;
  database: ConnectedDatabase;
  platform: Platform;
  listen(): Promise<void>;
  /** Starts the graceful shutdown: responses close their connections, and `/ready` returns 503. */
  drain(): void;
  close(): Promise<void>;
}

/** The whole platform as a library: the process and the tests start the same one. */
export async function buildServer(config: PlatformConfig): Promise<Server> {
  const database = await connectDatabase(config.databaseUrl, config.dataDirectory);
  try {
    await migrate(database);
    if (config.seed === 'demo') await seedDemo(database);
    if (config.seed === 'none') await seedLobby(database);
    return await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(config: PlatformConfig, database: ConnectedDatabase): Promise<Server> {
  const stopTracing = await startTracing(config.tracing);
  const redis = connectRedis(config.redisUrl);
  const hosts = {
    api: await createHost(config, 'api', redis?.client),
    marketplace: await createHost(config, 'marketplace', redis?.client),
    chat: await createHost(config, 'chat', redis?.client),
    media: await createHost(config, 'media', redis?.client),
  };
  const drain = createDrain(Object.values(hosts));
  const platform: Platform = {
    config,
    database: database.database,
    terms: createRequiredTerms(TERMS_VERSION),
    visits: createVisitRecorder(database.database),
    sessionEnds: createSignal(),
    handOffs: createSignal(),
    chatEvents: createSignal(),
    unreadCounts: createSignal(),
    presences: createSignal(),
    onlineMembers: createOnlineMembers(),
    contractWallets: createContractWallets(config.chain.rpcUrl, config.chain.id),
    accessTokens: createVerifiedTokens(tokenKeysOf(config)),
    findSessionUser: createSessionUsers(database.database),
    idTokens: withDidTokens(
      createIdTokens(config.idTokens),
      config.magic && createDidTokens(createMagicAdmin(config.magic)),
    ),
    memberLimits: createMemberLimits(redis?.client, config.limits.memberFactor),
    usedProofs: createUsedProofs(PROOF_WINDOW_MS, redis?.client),
    onError: (error) => hosts.api.log.error(error),
    cards: config.cards ? await createCards(config.cards, database.database) : null,
    push: config.push ? await createPush(config.push) : null,
    pictures: createPictureStore(config),
  };
  const operators = config.operators ? await createOperators(platform) : null;
  for (const [name, host] of Object.entries(hosts)) measureCalls(host, name);
  for (const host of ['api', 'marketplace', 'chat'] as const) {
    registerOperations({ app: hosts[host], host, operations: allOperations, handlers: allHandlers, platform });
    registerHealth(hosts[host], { database, redis, drain });
  }
  hosts.api.get('/openapi.json', async () => describeOperations(allOperations, config));
  hosts.api.get('/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(docsPage(allOperations, config)),
  );
  registerStaticFiles(hosts.api, config.staticFiles);
  registerHealth(hosts.media, { database, redis, drain });
  const media = registerMedia(hosts.media, platform);
  if (config.authMessageMode === 'fixed') {
    hosts.api.log.warn('AUTH_MESSAGE_MODE=fixed accepts replayed signatures: use it only while a client requires it.');
  }
  if (redis) logRedis(redis, hosts.api.log);
  const sockets = openSockets(hosts, platform, redis);
  const { dataDirectory } = config;
  const metrics = createMetricsHost(allMetrics({ dataDirectory, database, redis, sockets, media }));
  await redis?.settled();
  const stopJobs = startJobs(platform);
  const stopPushMessages = startPushMessages(platform);
  const stopDemoMembers = config.hasDemoMembers
    ? startDemoMembers(platform.database, platform.onError)
    : async () => undefined;
  const close = async () => {
    await Promise.all([stopJobs(), stopPushMessages(), stopDemoMembers()]);
    await sockets.close();
    await Promise.all([...Object.values(hosts), metrics, operators].map((app) => app?.close()));
    await Promise.all([database.close(), stopTracing()]);
    redis?.close();
  };
  return {
    hosts,
    metrics,
    operators,
    database,
    platform,
    listen: () => listen({ ...hosts, metrics, ...(operators ? { operator: operators } : {}) }, config, close),
    drain: drain.start,
    close,
  };
}

// Their libraries are loaded only where they are configured.
const createCards = async (config: CardConfig, database: Database) =>
  (await import('./gateways/card-provider/stripe-provider.ts')).createStripeProvider(config, () =>
    nextCardRead(database),
  );
const createPush = async (config: PushConfig) =>
  (await import('./gateways/push-service/push-service.ts')).createPushService(config);
const createOperators = async (platform: Platform) =>
  (await import('./operator/host/create-operator-host.ts')).createOperatorHost(platform);

function logRedis(redis: SharedRedis, log: FastifyBaseLogger): void {
  let isDegraded = false;
  redis.onChange((status, reason) => {
    if (status === 'unreachable') {
      isDegraded = true;
      log.warn(`Redis is unreachable (${reason}): limits and sockets work in this instance alone. Trying again.`);
    } else if (isDegraded) {
      isDegraded = false;
      log.warn('Redis is connected: limits, messages and presence are shared again.');
    }
  });
}

type Name = keyof Server['hosts'] | 'metrics' | 'operator';

async function listen(
  hosts: Partial<Record<Name, FastifyInstance>>,
  config: PlatformConfig,
  close: () => Promise<void>,
) {
  for (const [name, app] of Object.entries(hosts) as [Name, FastifyInstance][]) {
    const at = addressOf(name, config);
    if (!at) continue;
    try {
      await app.listen(at);
    } catch (error) {
      await close();
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${at.port} (${name.toUpperCase()}_PORT) is already in use by another process.`, {
        cause: error,
      });
    }
  }
}

function addressOf(name: Name, config: PlatformConfig): { port: number; host: string } | undefined {
  if (name === 'metrics') return config.metrics;
  const port = name === 'operator' ? config.operators?.port : config.ports[name];
  return port === undefined ? undefined : { port, host: config.listenHost };
}
