import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardConfig, readCardConfig } from './read-card-config.ts';
import { type IdTokenConfig, readIdTokenConfig } from './read-id-token-config.ts';
import { readOrigins } from './read-origins.ts';
import { readS3Config, type S3Config } from './read-s3-config.ts';

export interface PlatformConfig {
  ports: { api: number; marketplace: number; chat: number; media: number };
  /** Where operators read metrics; undefined: nowhere. */
  metrics: { port: number; host: string } | undefined;
  origins: { site: string; api: string; marketplace: string; chat: string; media: string };
  dataDirectory: string;
  /** Unset: the embedded database in `dataDirectory`. `memory:` keeps nothing. */
  databaseUrl: string | undefined;
  /** Set when there is more than one instance: sockets and limits are theirs together. */
  redisUrl: string | undefined;
  accessTokenSecret: Uint8Array;
  /** `fixed`: a signature over the welcome alone is taken as well, which anybody who has it can show again. */
  authMessageMode: 'erc4361' | 'fixed';
  /** The product's own chain; without a node no wallet that is a program on it can log in. */
  chain: { id: number; rpcUrl: string | undefined };
  /** Of the bot that stands behind the login widget; undefined: nobody logs in by Telegram. */
  telegramBotToken: string | undefined;
  /** The social login service whose tokens are believed. */
  idTokens: IdTokenConfig | undefined;
  /** Undefined without keys: then nothing can be bought. */
  cards: CardConfig | undefined;
  /** Where an operator puts a menu and a footer of their own; undefined: ours. */
  staticFiles: string | undefined;
  /** Undefined: members' pictures are in a folder of `dataDirectory`. */
  s3: S3Config | undefined;
  isSandbox: boolean;
  seed: 'demo' | 'none';
  logLevel: string;
  /** `localhost`, or `0.0.0.0` behind a proxy on another machine. */
  listenHost: string;
  /** Addresses of proxies whose `X-Forwarded-*` is believed; none unless named. */
  trustedProxies: string[] | false;
  /** How old a list may be that a visitor is given; 0: made anew each time. */
  sharedSeconds: number;
  /** How often what nobody asks for is looked after. */
  jobsEverySeconds: number;
  /** How large the folder of rendered pictures may grow, and how many one client may have rendered. */
  renderings: { maxMegabytes: number; perMinute: number };
  /** `memberFactor` multiplies what one member may do (`limits/member-limits.ts`). */
  limits: { loginTriesPerMinute: number; callsPerMinute: number; memberFactor: number };
}

type Environment = Record<string, string | undefined>;

/** Reads the environment. @throws Error that names the variable which is missing or wrong. */
export function readConfig(environment: Environment): PlatformConfig {
  const text = (name: string) => environment[name] ?? fail(`${name} is not set.`);
  const port = (name: string) => {
    const number = Number(text(name));
    return Number.isInteger(number) && number > 0 && number < 65_536 ? number : fail(`${name} is no port.`);
  };
  const isSandbox = environment.SANDBOX === '1';
  const dataDirectory = text('DATA_DIRECTORY');
  const origins = readOrigins(text, isSandbox);
  return {
    ports: {
      api: port('API_PORT'),
      marketplace: port('MARKETPLACE_PORT'),
      chat: port('CHAT_PORT'),
      media: port('MEDIA_PORT'),
    },
    // Loopback unless a host is named: it is not for the public.
    metrics: environment.METRICS_PORT
      ? { port: port('METRICS_PORT'), host: environment.METRICS_HOST ?? '127.0.0.1' }
      : undefined,
    origins,
    dataDirectory,
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    redisUrl: readRedisUrl(environment.REDIS_URL),
    accessTokenSecret: readSecret(environment.ACCESS_TOKEN_SECRET, isSandbox, dataDirectory),
    authMessageMode: readMessageMode(environment.AUTH_MESSAGE_MODE),
    chain: { id: readChainId(environment.CHAIN_ID), rpcUrl: readRpcUrl(environment.CHAIN_RPC_URL) },
    telegramBotToken: readBotToken(environment.TELEGRAM_BOT_TOKEN),
    idTokens: readIdTokenConfig(environment, isSandbox),
    cards: readCardConfig(environment, isSandbox),
    staticFiles: environment.STATIC_FILES,
    s3: readS3Config(environment, isSandbox),
    isSandbox,
    seed: readSeed(environment.SEED, isSandbox),
    logLevel: environment.LOG_LEVEL ?? 'info',
    listenHost: environment.LISTEN_HOST ?? 'localhost',
    trustedProxies: environment.TRUSTED_PROXIES?.split(',') ?? false,
    sharedSeconds: readSeconds(environment.SHARED_ANSWERS_SECONDS),
    jobsEverySeconds: readLimit(environment, 'JOBS_EVERY_SECONDS', 60),
    renderings: {
      maxMegabytes: readLimit(environment, 'RENDERINGS_MAX_MEGABYTES', 1_024),
      perMinute: readLimit(environment, 'RENDERINGS_PER_MINUTE', isSandbox ? 100_000 : 600),
    },
    limits: {
      loginTriesPerMinute: readLimit(environment, 'LOGIN_TRIES_PER_MINUTE', isSandbox ? 600 : 20),
      memberFactor: readLimit(environment, 'MEMBER_LIMITS_FACTOR', 1),
      callsPerMinute: readLimit(environment, 'CALLS_PER_MINUTE', isSandbox ? 100_000 : 3_000),
    },
  };
}

/** Demo people have keys that everybody knows. */
function readSeed(given: string | undefined, isSandbox: boolean): 'demo' | 'none' {
  if (given !== 'demo') return 'none';
  return isSandbox ? 'demo' : fail('SEED=demo is for the sandbox alone (SANDBOX=1).');
}

function readDatabaseUrl(given: string | undefined): string | undefined {
  if (!given) return undefined;
  return /^(postgres(ql)?:\/\/|memory:$)/.test(given) ? given : fail('DATABASE_URL is no postgres:// address.');
}

function readRedisUrl(given: string | undefined): string | undefined {
  if (!given) return undefined;
  return /^rediss?:\/\//.test(given) ? given : fail('REDIS_URL is no redis:// address.');
}

function readMessageMode(given = 'erc4361'): 'erc4361' | 'fixed' {
  return given === 'erc4361' || given === 'fixed' ? given : fail('AUTH_MESSAGE_MODE is neither erc4361 nor fixed.');
}

function readRpcUrl(given: string | undefined): string | undefined {
  if (!given) return undefined;
  return URL.canParse(given) && /^https?:/.test(given) ? given : fail('CHAIN_RPC_URL is no address of a chain node.');
}

function readBotToken(given: string | undefined): string | undefined {
  if (!given) return undefined;
  return /^\d+:[\w-]{30,}$/.test(given) ? given : fail('TELEGRAM_BOT_TOKEN is no token of a bot.');
}

const XANA_CHAIN = 8888;

function readChainId(given: string | undefined): number {
  const id = Number(given ?? XANA_CHAIN);
  return Number.isSafeInteger(id) && id > 0 ? id : fail('CHAIN_ID is no number of a chain.');
}

function readSeconds(given = '5'): number {
  return /^\d{1,3}$/.test(given) ? Number(given) : fail('SHARED_ANSWERS_SECONDS is no number of seconds.');
}

function readLimit(environment: Environment, name: string, usual: number): number {
  const limit = Number(environment[name] ?? usual);
  return Number.isInteger(limit) && limit > 0 ? limit : fail(`${name} is no number above 0.`);
}

const SECRET_BYTES = 32;

/** In the sandbox a secret is made once and kept beside the data; anywhere else it must be given. */
function readSecret(given: string | undefined, isSandbox: boolean, dataDirectory: string): Uint8Array {
  if (given) {
    const secret = Buffer.from(given);
    return secret.length >= SECRET_BYTES
      ? secret
      : fail(`ACCESS_TOKEN_SECRET must have at least ${SECRET_BYTES} bytes.`);
  }
  if (!isSandbox) return fail('ACCESS_TOKEN_SECRET is not set, and this is not the sandbox (SANDBOX=1).');
  const file = join(dataDirectory, 'access-token-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600 });
  }
  return Buffer.from(readFileSync(file, 'utf8'));
}

function fail(problem: string): never {
  throw new Error(problem);
}
