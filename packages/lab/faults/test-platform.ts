import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptTermsByCalls, logInByCalls } from '@xana/journeys/site/log-in-by-calls';
import { bundleService } from '@xana/local-site/bundle-service';
import { type Service, startService } from '@xana/local-site/service';
import { startTemporaryPostgres, type TemporaryPostgres } from '@xana/local-site/temporary-postgres';
import { PUBLIC_KEY, SECRET_KEY } from '@xana/sandbox/card-keys';
import { type CardProvider, startCardProvider } from '@xana/sandbox/card-provider';
import { Wallet } from 'ethers';
import type { SilentProxy } from './silent-proxy.ts';

/** Shifts all ports, so that two checkouts on one machine can run these tests at the same time. */
const PORT_OFFSET = Number(process.env.XANA_FAULT_PORT_OFFSET ?? 0);
const SITE = `http://localhost:${28_000 + PORT_OFFSET}`;
const FIRST_PORT = 28_010 + PORT_OFFSET;
const REDIS_PORT = 28_100 + PORT_OFFSET;
export const REDIS = `redis://localhost:${REDIS_PORT}`;
const WEBHOOK_SECRET = 'whsec_of_the_fault_tests';

/** A public list. */
export const LIST = '/world/get-hot-spaces-prev7-days';

export type Store = 'embedded' | 'postgres';

interface Answer<Data> {
  status: number;
  data: Data;
  code?: string;
  retryAfter: string | null;
}

export interface Member {
  userId: number;
  token: string;
  address: string;
  /** @returns a new token, which is valid at the present time of the platform's clock */
  logIn(): Promise<string>;
}

export interface TestPlatform {
  postgres: TemporaryPostgres | undefined;
  provider: CardProvider;
  dataDirectory: string;
  /** Origins of the instances, whether they run or not. */
  api: string[];
  /** @param signal kills it as a power loss does, also during startup */
  start(instance?: number, signal?: AbortSignal): Promise<void>;
  /** Stops it gracefully (SIGTERM), as a deployment does. */
  end(instance?: number): Promise<void>;
  /** Kills it (SIGKILL), as a power loss does. */
  kill(instance?: number): Promise<void>;
  /** Pauses it (SIGSTOP). @returns a function that resumes it */
  freeze(instance: number): () => void;
  /** @param password required from every client */
  startRedis(password?: string): Promise<void>;
  killRedis(): Promise<void>;
  ask<Data>(method: 'GET' | 'POST' | 'PUT', path: string, asking?: Asking): Promise<Answer<Data>>;
  join(instance?: number): Promise<Member>;
  environmentOf(instance: number): Record<string, string>;
  /** Lines that an instance printed. */
  printed(instance?: number): readonly string[];
  stop(): Promise<void>;
}

interface Asking {
  token?: string;
  body?: object;
  instance?: number;
  host?: 'api' | 'marketplace' | 'chat';
  /** Of a proxy, in place of `instance` and `host`. Each request gets a connection of its own. */
  origin?: string;
  form?: FormData;
}

const portsOf = (instance: number) => {
  const first = FIRST_PORT + instance * 10;
  return { api: first, marketplace: first + 1, chat: first + 2, media: first + 3 };
};
const at = (port: number) => `http://localhost:${port}`;

const environmentFor = (instance: number, provider: CardProvider, directory: string) => ({
  ...Object.fromEntries(
    Object.entries(portsOf(instance)).map(([host, port]) => [`${host.toUpperCase()}_PORT`, String(port)]),
  ),
  ...Object.fromEntries(Object.entries(portsOf(0)).map(([host, port]) => [`${host.toUpperCase()}_ORIGIN`, at(port)])),
  SITE_ORIGIN: SITE,
  DATA_DIRECTORY: directory,
  SANDBOX: '1',
  LOG_LEVEL: 'fatal',
  ACCESS_TOKEN_SECRET: 'the same thirty-two bytes for each instance',
  CARD_PROVIDER_ORIGIN: provider.origin,
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PUBLIC_KEY: PUBLIC_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  LOGIN_TRIES_PER_MINUTE: '100000',
  MEMBER_LIMITS_FACTOR: '1000',
});

interface TestPlatformOptions {
  instances?: number;
  dataDirectory?: string;
  /** Additional environment of each instance. */
  environment?: Record<string, string>;
  /** The script of an instance in place of the current platform, relative to the repository. */
  scriptOf?: (instance: number) => string | undefined;
  /** Proxies through which the instances reach PostgreSQL and Redis. */
  proxies?: { database?: SilentProxy; redis?: SilentProxy };
}

/** The platform with its production components and the card provider's stand-in; each component can be made to fail. */
export async function startTestPlatform(
  store: Store,
  { instances = 1, dataDirectory, environment = {}, proxies = {}, scriptOf }: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const directory = dataDirectory ?? mkdtempSync(join(tmpdir(), 'xana-faults-'));
  const postgres = store === 'postgres' ? await startTemporaryPostgres() : undefined;
  const provider = await startCardProvider({
    port: 0,
    siteOrigin: SITE,
    webhooks: Array.from({ length: instances }, (_, instance) => ({
      url: `${at(portsOf(instance).api)}/stripe/webhook`,
      secret: WEBHOOK_SECRET,
    })),
  });
  const running: (Service | undefined)[] = [];
  const printed = Array.from({ length: instances }, () => [] as string[]);
  let redis: ChildProcess | undefined;
  const environmentOf = (instance: number) => ({
    ...environmentFor(instance, provider, directory),
    ...(postgres ? { DATABASE_URL: proxies.database?.to(postgres.url) ?? postgres.url } : {}),
    ...(instances > 1 ? { REDIS_URL: proxies.redis?.to(REDIS) ?? REDIS } : {}),
    ...environment,
  });
  const platform: TestPlatform = {
    postgres,
    provider,
    dataDirectory: directory,
    api: Array.from({ length: instances }, (_, instance) => at(portsOf(instance).api)),
    async start(instance = 0, signal?: AbortSignal) {
      running[instance] = await startService({
        name: `platform-${instance + 1}`,
        script: scriptOf?.(instance) ?? (await bundleService('platform')),
        environment: environmentOf(instance),
        onLine: (line) => printed[instance]?.push(line),
        ...(signal ? { signal } : {}),
      });
    },
    async end(instance = 0) {
      await running[instance]?.stop();
      running[instance] = undefined;
    },
    async kill(instance = 0) {
      await running[instance]?.stop('SIGKILL');
      running[instance] = undefined;
    },
    freeze(instance) {
      const service = running[instance];
      if (!service) throw new Error(`Instance ${instance} does not run.`);
      return service.freeze();
    },
    async startRedis(password) {
      const options = ['--port', String(REDIS_PORT), '--save', '', '--appendonly', 'no'];
      if (password) options.push('--requirepass', password);
      const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (text) => String(text).includes('Ready to accept') && resolve());
        child.once('exit', (code) => reject(new Error(`Redis ended with ${code}; is port ${REDIS_PORT} taken?`)));
      });
      redis = child;
    },
    async killRedis() {
      if (!redis) return;
      redis.kill('SIGKILL');
      await once(redis, 'exit');
      redis = undefined;
    },
    async ask(method, path, { token, body, instance = 0, host = 'api', origin, form } = {}) {
      const answer = await fetch(`${origin ?? at(portsOf(instance)[host])}${path}`, {
        method,
        headers: {
          ...(form ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(origin ? { connection: 'close' } : {}),
        },
        ...(form ? { body: form } : method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
        signal: AbortSignal.timeout(40_000),
      });
      const { data, code } = (await answer.json()) as { data: never; code?: string };
      return {
        status: answer.status,
        data,
        retryAfter: answer.headers.get('retry-after'),
        ...(code === undefined ? {} : { code }),
      };
    },
    join: (instance = 0) => joinAt(platform, instance),
    environmentOf,
    printed: (instance = 0) => printed[instance] ?? [],
    async stop() {
      for (const service of running) await service?.stop();
      await platform.killRedis();
      await provider.close();
      await postgres?.stop();
      if (!dataDirectory) rmSync(directory, { recursive: true, force: true });
    },
  };
  return platform;
}

async function joinAt({ ask, api }: TestPlatform, instance: number): Promise<Member> {
  const wallet = Wallet.createRandom();
  const logIn = () =>
    logInByCalls(wallet, async (_step, path, body) => {
      const { data } = await ask('POST', path, { body, instance });
      return data;
    });
  const { user, token } = await logIn();
  await acceptTermsByCalls(String(api[instance]), token);
  return { userId: user.id, token, address: wallet.address, logIn: async () => (await logIn()).token };
}

/** Errors that are expected while a process is down; all other errors fail the test. */
export const orGone = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((error: Error) => {
    if (error.name === 'TypeError' || error.name === 'TimeoutError' || error.name === 'SyntaxError') return undefined;
    throw error;
  });

export async function until(isSo: () => Promise<boolean>, patience = 60_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to that.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
