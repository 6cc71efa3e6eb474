import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { type Environment, environmentSchema, findConflicts, isLiveKey } from './environment-schema.ts';
import type {
  CardConfig,
  IdTokenConfig,
  PlatformConfig,
  PushConfig,
  S3Config,
  TracingConfig,
} from './platform-config.ts';

const MAGIC_ORIGIN = 'https://api.magic.link';

type Variables = z.output<ReturnType<typeof environmentSchema>>;

/** Lists every problem of the environment, each with the name of its variable and without the value. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid environment variables:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads the environment variables.
 *
 * @throws EnvironmentError
 */
export function readConfig(environment: Environment): PlatformConfig {
  const isSandbox = environment.SANDBOX === '1';
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema(isSandbox).safeParse(set);
  const problems = [...(parsed.error?.issues.map(({ message }) => message) ?? []), ...findConflicts(set, isSandbox)];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return toConfig(parsed.data, isSandbox);
}

function toConfig(variables: Variables, isSandbox: boolean): PlatformConfig {
  return {
    ports: {
      api: variables.API_PORT,
      marketplace: variables.MARKETPLACE_PORT,
      chat: variables.CHAT_PORT,
      media: variables.MEDIA_PORT,
    },
    metrics: variables.METRICS_PORT ? { port: variables.METRICS_PORT, host: variables.METRICS_HOST } : undefined,
    operators: toOperatorConfig(variables),
    origins: {
      site: variables.SITE_ORIGIN,
      api: variables.API_ORIGIN,
      marketplace: variables.MARKETPLACE_ORIGIN,
      chat: variables.CHAT_ORIGIN,
      media: variables.MEDIA_ORIGIN,
    },
    dataDirectory: variables.DATA_DIRECTORY,
    databaseUrl: variables.DATABASE_URL,
    redisUrl: variables.REDIS_URL,
    accessTokenSecret: variables.ACCESS_TOKEN_SECRET
      ? Buffer.from(variables.ACCESS_TOKEN_SECRET)
      : readSandboxSecret(variables.DATA_DIRECTORY),
    acceptedTokenSecret: variables.ACCESS_TOKEN_SECRET_ACCEPTED
      ? Buffer.from(variables.ACCESS_TOKEN_SECRET_ACCEPTED)
      : undefined,
    authMessageMode: variables.AUTH_MESSAGE_MODE,
    chain: { id: variables.CHAIN_ID, rpcUrl: variables.CHAIN_RPC_URL },
    telegramBotToken: variables.TELEGRAM_BOT_TOKEN,
    idTokens: toIdTokenConfig(variables),
    magic: variables.MAGIC_SECRET_KEY ? { secretKey: variables.MAGIC_SECRET_KEY, origin: MAGIC_ORIGIN } : undefined,
    cards: toCardConfig(variables),
    staticFiles: variables.STATIC_FILES,
    s3: toS3Config(variables),
    push: toPushConfig(variables),
    isSandbox,
    seed: variables.SEED === 'demo' ? 'demo' : 'none',
    hasDemoMembers: variables.DEMO_MEMBERS === '1' && variables.SEED === 'demo',
    logLevel: variables.LOG_LEVEL,
    tracing: toTracingConfig(variables),
    listenHost: variables.LISTEN_HOST,
    trustedProxies: variables.TRUSTED_PROXIES?.split(',') ?? false,
    sharedSeconds: variables.SHARED_ANSWERS_SECONDS,
    drainSeconds: variables.DRAIN_SECONDS,
    jobsEverySeconds: variables.JOBS_EVERY_SECONDS,
    renderings: { maxMegabytes: variables.RENDERINGS_MAX_MEGABYTES, perMinute: variables.RENDERINGS_PER_MINUTE },
    limits: {
      loginTriesPerMinute: variables.LOGIN_TRIES_PER_MINUTE,
      memberFactor: variables.MEMBER_LIMITS_FACTOR,
      callsPerMinute: variables.CALLS_PER_MINUTE,
    },
  };
}

function toIdTokenConfig(variables: Variables): IdTokenConfig | undefined {
  const { ID_TOKEN_ISSUER: issuer, ID_TOKEN_AUDIENCE: audience, ID_TOKEN_KEYS_URL: keysUrl } = variables;
  return issuer && audience && keysUrl ? { issuer, audience, keysUrl } : undefined;
}

function toOperatorConfig({ OPERATOR_PORT: port, OPERATOR_ORIGIN: origin }: Variables): PlatformConfig['operators'] {
  return port && origin ? { port, origin } : undefined;
}

function toCardConfig(variables: Variables): CardConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLIC_KEY: publicKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = variables;
  if (!secretKey || !publicKey || !webhookSecret) return undefined;
  const { CARD_PROVIDER_ORIGIN: origin, CANCEL_MODE: cancelMode } = variables;
  const { STRIPE_WEBHOOK_SECRET_ACCEPTED: acceptedWebhookSecret } = variables;
  const isLive = isLiveKey(secretKey);
  return { secretKey, publicKey, webhookSecret, acceptedWebhookSecret, origin, isLive, cancelMode };
}

function toS3Config(variables: Variables): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : undefined;
}

function toTracingConfig(variables: Variables): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = variables;
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: ratio } = variables;
  return endpoint ? { endpoint, headers, serviceName, ratio } : undefined;
}

function toPushConfig(variables: Variables): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = variables;
  if (!publicKey || !privateKey || !subject) return undefined;
  return { publicKey, privateKey, subject, sandboxOrigin: variables.PUSH_SERVICE_ORIGIN };
}

const SANDBOX_SECRET_BYTES = 32;

/** The sandbox creates its secret once and stores it next to its data, so that sessions survive a restart. */
function readSandboxSecret(dataDirectory: string): Uint8Array {
  const file = join(dataDirectory, 'access-token-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, randomBytes(SANDBOX_SECRET_BYTES).toString('hex'), { mode: 0o600 });
  }
  return Buffer.from(readFileSync(file, 'utf8'));
}
