import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleService } from '@xana/local-site/bundle-service';
import { startService } from '@xana/local-site/service';
import { startTemporaryPostgres } from '@xana/local-site/temporary-postgres';
import { local, publicConfigOf, ROOT, readTopology } from '@xana/local-site/topology';
import { createKeyFiles, rootFileOf } from '@xana/release/key-files';
import { type PageSettings, readPageSettings } from '@xana/release/page-settings';
import { ReleaseStore } from '@xana/release/release-store';
import { readReleaseKeys } from '@xana/release/signing';
import { parse } from 'yaml';
import { startNginx } from './nginx.ts';

/** Below the ephemeral ports, apart from a running site. */
const OFFSET = 25_000;
/** Without an offset, apart from the ports of a site. */
const REDIS_PORT = 5_100;
const PAGE_PORT = 5_101;
const FIRST_INSTANCE = 5_110;
const HOSTS = ['api', 'marketplace', 'chat', 'media'] as const;

export interface Instance {
  ports: Record<(typeof HOSTS)[number] | 'metrics', number>;
  /** Kills it (SIGKILL), as a power loss does. */
  kill(): Promise<void>;
  /** Starts it after it was killed, on the same ports. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface RunningTopology {
  origins: PageSettings['config']['origins'];
  microfrontends: Record<string, string>;
  store: ReleaseStore;
  settings: PageSettings;
  instances: Instance[];
  stop(): Promise<void>;
}

interface TopologyOptions {
  log(text: string): void;
  /** Shifts all ports. */
  portOffset?: number;
  /** Additional environment of each instance. */
  environment?: Record<string, string>;
}

/**
 * Starts what `docker-compose.yml` describes with local PostgreSQL, Redis and nginx: two platform instances, the
 * page server, and a web server for the site and each remote, from the same nginx files.
 */
export async function startTopology({
  log,
  portOffset = OFFSET,
  environment = {},
}: TopologyOptions): Promise<RunningTopology> {
  const topology = readTopology({ ...process.env, XANA_PORT_OFFSET: String(portOffset) });
  const redisPort = portOffset + REDIS_PORT;
  const pageServer = `127.0.0.1:${portOffset + PAGE_PORT}`;
  const directory = mkdtempSync(join(tmpdir(), 'xana-topology-'));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const microfrontends = { shell: local(topology.ports.site), ...mapValues(topology.remotes, local) };
    const settingsFile = join(directory, 'page-settings.json');
    const config = { ...publicConfigOf(topology), environment: 'production' as const };
    // A trial: production pages with the logins of the sandbox.
    const trial = { allowSandboxServices: true };
    writeFileSync(settingsFile, JSON.stringify({ config, origins: microfrontends, ...trial }));
    const settings = readPageSettings(settingsFile);
    const keys = createKeys(directory, Object.keys(microfrontends));
    const releases = join(directory, 'releases');
    const store = new ReleaseStore(releases, undefined, readReleaseKeys(keys, releases));
    log('publish');
    runPublishService({ RELEASE_STORE: store.directory, PAGE_SETTINGS: settingsFile, ...keys });
    log('PostgreSQL, Redis');
    const postgres = await startTemporaryPostgres();
    stops.push(() => postgres.stop());
    const redis = await startRedis(directory, redisPort);
    stops.push(() => redis());
    log('two instances of the platform');
    const instances: Instance[] = [];
    for (const number of [0, 1]) {
      const instance = await startInstance(portOffset + FIRST_INSTANCE + number * 10, {
        DATABASE_URL: postgres.url,
        REDIS_URL: `redis://localhost:${redisPort}`,
        ACCESS_TOKEN_SECRET: 'the same thirty-two bytes for both instances',
        DATA_DIRECTORY: join(directory, 'pictures'),
        // Demo data exists only in the sandbox; everything else is as in production.
        SANDBOX: '1',
        SEED: 'demo',
        LOGIN_TRIES_PER_MINUTE: '20',
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '127.0.0.1',
        ...Object.fromEntries(
          Object.entries(config.origins).map(([name, origin]) => [`${name.toUpperCase()}_ORIGIN`, origin]),
        ),
        ...environment,
      });
      instances.push(instance);
      stops.push(() => instance.stop());
    }
    log('the page server and nginx');
    const page = await startService({
      name: 'page',
      script: await bundleService('pages'),
      environment: {
        RELEASE_STORE: store.directory,
        PAGE_SETTINGS: settingsFile,
        RELEASE_ROOT: keys.RELEASE_ROOT,
        TRUST_DIRECTORY: join(directory, 'trusted/pages'),
        ONLY: 'shell',
        PORT: String(portOffset + PAGE_PORT),
      },
    });
    stops.push(() => page.stop());
    const nginx = await startNginx([
      {
        template: 'site',
        variables: { PORT: portOf(microfrontends.shell), RELEASES: store.directory, PAGE: pageServer },
      },
      ...Object.entries(topology.remotes).map(([name, port]) => ({
        template: 'artifacts' as const,
        variables: {
          PORT: String(port),
          NAME: name,
          RELEASES: store.directory,
          PAGE: pageServer,
        },
      })),
      ...HOSTS.map((host) => ({
        template: 'platform' as const,
        variables: {
          HOST: host,
          PORT: portOf(config.origins[host]),
          SERVERS: instances
            .map(({ ports }) => `server 127.0.0.1:${ports[host]} max_fails=1 fail_timeout=2s;`)
            .join('\n'),
        },
      })),
    ]);
    stops.push(() => nginx.stop());
    return { origins: config.origins, microfrontends, store, settings, instances, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the compose file gives to the publisher. */
function createKeys(directory: string, names: readonly string[]) {
  const folder = join(directory, 'keys');
  createKeyFiles(folder, names);
  return {
    RELEASE_KEY: folder,
    RELEASE_ROOT: rootFileOf(folder),
    TRUST_DIRECTORY: join(directory, 'trusted/publisher'),
  };
}

/** Runs the command of the compose file's `publish` service: builds all microfrontends and publishes them. */
function runPublishService(environment: Record<string, string>): void {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: { publish: { command: [string, ...string[]] } };
  };
  const [program, ...args] = services.publish.command;
  execFileSync(program, args, { cwd: ROOT, env: { ...process.env, ...environment }, stdio: 'inherit' });
}

const portOf = (origin: string): string => new URL(origin).port;

function mapValues<Value, Mapped>(
  values: Record<string, Value>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

async function startInstance(first: number, environment: Record<string, string>): Promise<Instance> {
  const ports = { api: first, marketplace: first + 1, chat: first + 2, media: first + 3, metrics: first + 4 };
  const names = Object.entries(ports).map(([host, port]) => [`${host.toUpperCase()}_PORT`, String(port)]);
  const script = await bundleService('platform');
  const start = () =>
    startService({
      name: `platform on ${first}`,
      script,
      environment: { ...environment, LISTEN_HOST: '127.0.0.1', ...Object.fromEntries(names) },
      onLine: (line) => console.log(`  platform on ${first}: ${line}`),
    });
  let service = await start();
  return {
    ports,
    kill: () => service.stop('SIGKILL'),
    async restart() {
      service = await start();
    },
    stop: () => service.stop(),
  };
}

/** @returns a function that stops it */
async function startRedis(directory: string, port: number): Promise<() => Promise<void>> {
  const options = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', directory];
  const redis: ChildProcess = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(redis, 'exit');
  await new Promise<void>((resolve, reject) => {
    redis.once('error', reject);
    redis.stdout?.on('data', (text) => String(text).includes('Ready to accept connections') && resolve());
    void ended.then(() => reject(new Error('redis-server stopped.')));
  });
  return async () => {
    redis.kill('SIGTERM');
    await ended;
  };
}
