import * as z from 'zod';
import { readHeaderList } from './header-list.ts';
import { isOrigin, isSameSite, isSecureOrLoopback } from './origins.ts';
import { isVapidPair, isVapidPrivateKey, isVapidPublicKey, isVapidSubject } from './vapid-keys.ts';

const DEFAULT_CHAIN_ID = 8888;
const MIN_SECRET_BYTES = 32;
/** The bot of the sandbox. Its token is published with the sources, so anyone can sign a login with it. */
const SANDBOX_BOT = '100000001:';

const required = (name: string) => z.string(`${name} is not set`);

const port = (name: string) =>
  required(name)
    .refine((text) => isWholeNumber(text, 1, 65_535), `${name} must be a port number from 1 to 65535`)
    .transform(Number);

const count = (name: string, fallback: number) =>
  z
    .string()
    .refine((text) => isWholeNumber(text, 1, Number.MAX_SAFE_INTEGER), `${name} must be a whole number above 0`)
    .transform(Number)
    .default(fallback);

const oneOf = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  z.enum(values, `${name} must be ${values.join(' or ')}`);

const isWholeNumber = (text: string, min: number, max: number): boolean =>
  Number.isInteger(Number(text)) && Number(text) >= min && Number(text) <= max;

const isHttpUrl = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/**
 * The platform's environment variables. Each message names its variable, states what is expected, and never quotes the
 * value, which may be a secret. Empty variables count as unset.
 *
 * @param isSandbox relaxes what only protects production: https, a secret of the operator's own, live payment keys
 */
export function environmentSchema(isSandbox: boolean) {
  const origin = (name: string) =>
    required(name)
      .refine(isOrigin, { error: `${name} must be an origin: scheme, host and port, without a path`, abort: true })
      .refine((text) => isSandbox || isSecureOrLoopback(text), `${name} must start with https:// outside the sandbox`);
  const secret = (name: string, missing?: string) =>
    z
      .string(missing)
      .refine(
        (text) => Buffer.byteLength(text) >= MIN_SECRET_BYTES,
        `${name} must have at least ${MIN_SECRET_BYTES} bytes`,
      );
  const tokenSecret = secret(
    'ACCESS_TOKEN_SECRET',
    'ACCESS_TOKEN_SECRET is not set; only the sandbox (SANDBOX=1) creates one',
  );
  return z.object({
    SITE_ORIGIN: origin('SITE_ORIGIN'),
    API_ORIGIN: origin('API_ORIGIN'),
    MARKETPLACE_ORIGIN: origin('MARKETPLACE_ORIGIN'),
    CHAT_ORIGIN: origin('CHAT_ORIGIN'),
    MEDIA_ORIGIN: origin('MEDIA_ORIGIN'),
    API_PORT: port('API_PORT'),
    MARKETPLACE_PORT: port('MARKETPLACE_PORT'),
    CHAT_PORT: port('CHAT_PORT'),
    MEDIA_PORT: port('MEDIA_PORT'),
    METRICS_PORT: port('METRICS_PORT').optional(),
    OPERATOR_PORT: port('OPERATOR_PORT').optional(),
    OPERATOR_ORIGIN: origin('OPERATOR_ORIGIN').optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LISTEN_HOST: z.string().default('localhost'),
    TRUSTED_PROXIES: z.string().optional(),
    DATA_DIRECTORY: required('DATA_DIRECTORY'),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|memory:$)/, 'DATABASE_URL must start with postgres://')
      .optional(),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, 'REDIS_URL must start with redis:// or rediss://')
      .optional(),
    ACCESS_TOKEN_SECRET: isSandbox ? tokenSecret.optional() : tokenSecret,
    ACCESS_TOKEN_SECRET_ACCEPTED: secret('ACCESS_TOKEN_SECRET_ACCEPTED').optional(),
    AUTH_MESSAGE_MODE: oneOf('AUTH_MESSAGE_MODE', ['erc4361', 'fixed']).default('erc4361'),
    ...integrations(isSandbox),
    STATIC_FILES: z.string().optional(),
    SEED: z
      .string()
      .refine((text) => text !== 'demo' || isSandbox, 'SEED=demo is allowed in the sandbox (SANDBOX=1) only')
      .optional(),
    DEMO_MEMBERS: z
      .string()
      .refine(() => isSandbox, 'DEMO_MEMBERS is allowed in the sandbox (SANDBOX=1) only')
      .optional(),
    LOG_LEVEL: z.string().default('info'),
    SHARED_ANSWERS_SECONDS: z
      .string()
      .regex(/^\d{1,3}$/, 'SHARED_ANSWERS_SECONDS must be a number of seconds from 0 to 999')
      .transform(Number)
      .default(5),
    DRAIN_SECONDS: z
      .string()
      .regex(/^\d{1,3}$/, 'DRAIN_SECONDS must be a number of seconds from 0 to 999')
      .transform(Number)
      .default(1),
    JOBS_EVERY_SECONDS: count('JOBS_EVERY_SECONDS', 60),
    RENDERINGS_MAX_MEGABYTES: count('RENDERINGS_MAX_MEGABYTES', 1_024),
    RENDERINGS_PER_MINUTE: count('RENDERINGS_PER_MINUTE', isSandbox ? 100_000 : 600),
    LOGIN_TRIES_PER_MINUTE: count('LOGIN_TRIES_PER_MINUTE', isSandbox ? 600 : 20),
    MEMBER_LIMITS_FACTOR: count('MEMBER_LIMITS_FACTOR', 1),
    CALLS_PER_MINUTE: count('CALLS_PER_MINUTE', isSandbox ? 100_000 : 3_000),
  });
}

/** Settings of other services: chain, login providers, card provider and object storage. */
function integrations(isSandbox: boolean) {
  const secureUnlessSandbox = (text: string) => isSandbox || text.startsWith('https:');
  return {
    CHAIN_ID: count('CHAIN_ID', DEFAULT_CHAIN_ID),
    CHAIN_RPC_URL: z.string().refine(isHttpUrl, 'CHAIN_RPC_URL must start with http:// or https://').optional(),
    TELEGRAM_BOT_TOKEN: z
      .string()
      .regex(/^\d+:[\w-]{30,}$/, 'TELEGRAM_BOT_TOKEN must be a bot token: digits, a colon, and at least 30 characters')
      .optional(),
    /** `1`: stand-ins and test keys of login services are accepted outside the sandbox. */
    ALLOW_SANDBOX_LOGIN: z.string().optional(),
    ID_TOKEN_ISSUER: z.string().optional(),
    ID_TOKEN_AUDIENCE: z.string().optional(),
    ID_TOKEN_KEYS_URL: z
      .string()
      .refine(isHttpUrl, { error: 'ID_TOKEN_KEYS_URL must be a URL', abort: true })
      .refine(secureUnlessSandbox, 'ID_TOKEN_KEYS_URL must start with https://: keys sent without TLS can be replaced')
      .optional(),
    MAGIC_SECRET_KEY: z
      .string()
      .regex(
        /^sk_(live|test)_\w+$/,
        'MAGIC_SECRET_KEY must be a secret key of Magic, which starts with sk_live_ or sk_test_',
      )
      .optional(),
    CARD_PROVIDER_ORIGIN: z
      .string()
      .refine(() => isSandbox, 'CARD_PROVIDER_ORIGIN is allowed in the sandbox (SANDBOX=1) only: it moves no money')
      .optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLIC_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_WEBHOOK_SECRET_ACCEPTED: z.string().optional(),
    ALLOW_TEST_CARDS: z.string().optional(),
    CANCEL_MODE: oneOf('CANCEL_MODE', ['period-end', 'immediate']).default('period-end'),
    S3_ENDPOINT: z
      .string()
      .refine((text) => URL.canParse(text) && !text.endsWith('/'), {
        error: 'S3_ENDPOINT must be a URL without a trailing slash',
        abort: true,
      })
      .refine(secureUnlessSandbox, 'S3_ENDPOINT must start with https:// outside the sandbox')
      .optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    ...pushVariables(isSandbox),
    ...tracingVariables(),
  };
}

/** The standard names and defaults of OpenTelemetry. */
function tracingVariables() {
  const isRatio = (text: string) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 1;
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .string()
      .refine(isHttpUrl, 'OTEL_EXPORTER_OTLP_ENDPOINT must start with http:// or https://')
      .optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .transform((text, { addIssue }) => {
        const headers = readHeaderList(text);
        if (headers) return headers;
        addIssue(
          'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs with commas between them, and percent-encoded values',
        );
        return z.NEVER;
      })
      .default({}),
    OTEL_SERVICE_NAME: z.string().default('xana-platform'),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .refine(isRatio, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as 0.01')
      .transform(Number)
      .default(1),
  };
}

function pushVariables(isSandbox: boolean) {
  return {
    VAPID_PUBLIC_KEY: z
      .string()
      .refine(isVapidPublicKey, 'VAPID_PUBLIC_KEY must be an uncompressed P-256 point as base64url')
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .refine(isVapidPrivateKey, 'VAPID_PRIVATE_KEY must be 32 bytes as base64url')
      .optional(),
    VAPID_SUBJECT: z
      .string()
      .refine(isVapidSubject, 'VAPID_SUBJECT must be a mailto: or https: address where push services reach you')
      .optional(),
    PUSH_SERVICE_ORIGIN: z
      .string()
      .refine(() => isSandbox, 'PUSH_SERVICE_ORIGIN is allowed in the sandbox (SANDBOX=1) only: members could reach it')
      .optional(),
  };
}

export type Environment = Record<string, string | undefined>;

const ID_TOKEN_VARIABLES = ['ID_TOKEN_ISSUER', 'ID_TOKEN_AUDIENCE', 'ID_TOKEN_KEYS_URL'];
const CARD_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLIC_KEY', 'STRIPE_WEBHOOK_SECRET'];
const VAPID_VARIABLES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'];
const S3_VARIABLES = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Rules over several variables. They read the raw values, so that they report also when another variable is wrong. */
export function findConflicts(environment: Environment, isSandbox: boolean): string[] {
  const conflicts = [
    ...findIncomplete(environment, ID_TOKEN_VARIABLES),
    ...findIncomplete(environment, ['OPERATOR_PORT', 'OPERATOR_ORIGIN']),
    ...findIncomplete(environment, CARD_VARIABLES, ['CARD_PROVIDER_ORIGIN', 'STRIPE_WEBHOOK_SECRET_ACCEPTED']),
    ...findIncomplete(environment, VAPID_VARIABLES, ['PUSH_SERVICE_ORIGIN']),
    ...(isSandbox || environment.ALLOW_SANDBOX_LOGIN === '1' ? [] : findSandboxLogins(environment)),
    // The other S3 variables do nothing without an endpoint.
    ...(environment.S3_ENDPOINT ? findIncomplete(environment, S3_VARIABLES, ['S3_ENDPOINT']) : []),
  ];
  const { SITE_ORIGIN = '', API_ORIGIN = '', STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY } = environment;
  if (isOrigin(SITE_ORIGIN) && isOrigin(API_ORIGIN) && !isSameSite(SITE_ORIGIN, API_ORIGIN))
    conflicts.push('SITE_ORIGIN and API_ORIGIN must be same-site: the refresh cookie is SameSite=Strict');
  if (STRIPE_SECRET_KEY && !isLiveKey(STRIPE_SECRET_KEY) && !isSandbox && environment.ALLOW_TEST_CARDS !== '1')
    conflicts.push('STRIPE_SECRET_KEY must be a live key: test cards pay nothing. Set ALLOW_TEST_CARDS=1 for a trial');
  if (STRIPE_SECRET_KEY && STRIPE_PUBLIC_KEY && isLiveKey(STRIPE_SECRET_KEY) !== isLiveKey(STRIPE_PUBLIC_KEY))
    conflicts.push('STRIPE_SECRET_KEY and STRIPE_PUBLIC_KEY must be of the same mode, test or live');
  const { VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' } = environment;
  if (isVapidPublicKey(VAPID_PUBLIC_KEY) && isVapidPrivateKey(VAPID_PRIVATE_KEY))
    if (!isVapidPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY))
      conflicts.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be of the same pair');
  return conflicts;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/;

/** Login services that verify no identity: the stand-ins of the sandbox, and test keys. */
function findSandboxLogins({ TELEGRAM_BOT_TOKEN, MAGIC_SECRET_KEY, ...environment }: Environment): string[] {
  const sandboxLogins = [
    ...(TELEGRAM_BOT_TOKEN?.startsWith(SANDBOX_BOT) ? ['TELEGRAM_BOT_TOKEN must not be that of the sandbox'] : []),
    ...(MAGIC_SECRET_KEY?.startsWith('sk_test_') ? ['MAGIC_SECRET_KEY must be a live key'] : []),
    ...['ID_TOKEN_ISSUER', 'ID_TOKEN_KEYS_URL']
      .filter((name) => LOOPBACK.test(environment[name] ?? ''))
      .map((name) => `${name} must not be a service of this machine`),
  ];
  return sandboxLogins.map((problem) => `${problem}. Set ALLOW_SANDBOX_LOGIN=1 for a trial`);
}

export const isLiveKey = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);

/** Variables that are only useful together. @param dependents need all of `names` as well */
function findIncomplete(environment: Environment, names: string[], dependents: string[] = []): string[] {
  const given = [...dependents, ...names].find((name) => environment[name]);
  if (!given) return [];
  return names.filter((name) => !environment[name]).map((name) => `${name} is not set, but ${given} is`);
}
