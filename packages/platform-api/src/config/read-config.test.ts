import { BOT_TOKEN } from '@xana/sandbox/telegram-bot';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { readConfig } from './read-config.ts';

const directory = createTempDirectory('config');

const SANDBOX = {
  SANDBOX: '1',
  DATA_DIRECTORY: directory,
  SITE_ORIGIN: 'http://localhost:3000',
  API_ORIGIN: 'http://localhost:4000',
  MARKETPLACE_ORIGIN: 'http://localhost:4001',
  CHAT_ORIGIN: 'http://localhost:4002',
  MEDIA_ORIGIN: 'http://localhost:4003',
  API_PORT: '4000',
  MARKETPLACE_PORT: '4001',
  CHAT_PORT: '4002',
  MEDIA_PORT: '4003',
};
const PRODUCTION = {
  ...SANDBOX,
  SANDBOX: undefined,
  SITE_ORIGIN: 'https://xana.example',
  API_ORIGIN: 'https://api.xana.example',
  MARKETPLACE_ORIGIN: 'https://market.xana.example',
  CHAT_ORIGIN: 'https://chat.xana.example',
  MEDIA_ORIGIN: 'https://media.xana.example',
  ACCESS_TOKEN_SECRET: 'of-forty-characters-or-more-for-this-test',
};
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLIC_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const ACCEPTED = {
  ACCESS_TOKEN_SECRET_ACCEPTED: 'another-one-of-forty-characters-or-more-for-it',
  STRIPE_WEBHOOK_SECRET_ACCEPTED: 'whsec_y',
};
const ID_TOKENS = { ID_TOKEN_ISSUER: 'x', ID_TOKEN_AUDIENCE: 'y', ID_TOKEN_KEYS_URL: 'https://keys.example/jwks' };
// Made for these tests. The private key is 1, so that it protects nothing.
const VAPID = {
  VAPID_PUBLIC_KEY: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  VAPID_PRIVATE_KEY: Buffer.from('1'.padStart(64, '0'), 'hex').toString('base64url'),
  VAPID_SUBJECT: 'mailto:push@xana.example',
};
const S3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

type Environment = Record<string, string | undefined>;

function problemsOf(environment: Environment): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1);
  }
}

describe('readConfig', () => {
  it('reads a complete production environment', () => {
    const environment = { ...PRODUCTION, ...STRIPE, ...ID_TOKENS, ...S3, TRUSTED_PROXIES: '10.0.0.1,10.0.0.2' };
    expect(readConfig({ ...environment, ...ACCEPTED })).toMatchObject({
      acceptedTokenSecret: Buffer.from(ACCEPTED.ACCESS_TOKEN_SECRET_ACCEPTED),
      cards: { acceptedWebhookSecret: 'whsec_y' },
    });
    expect(readConfig(environment)).toMatchObject({
      acceptedTokenSecret: undefined,
      ports: { api: 4000, media: 4003 },
      cards: { secretKey: 'sk_live_x', isLive: true, cancelMode: 'period-end', origin: undefined },
      idTokens: { keysUrl: 'https://keys.example/jwks' },
      s3: { bucket: 'b', region: 'us-east-1' },
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      limits: { loginTriesPerMinute: 20, callsPerMinute: 3_000, memberFactor: 1 },
      metrics: undefined,
      chain: { id: 8888 },
    });
  });

  it('[NT-11] reads the keys of push messages, and is without push messages when none is set', () => {
    expect(readConfig({ ...PRODUCTION, ...VAPID }).push).toEqual({
      publicKey: VAPID.VAPID_PUBLIC_KEY,
      privateKey: VAPID.VAPID_PRIVATE_KEY,
      subject: 'mailto:push@xana.example',
      sandboxOrigin: undefined,
    });
    expect(readConfig(PRODUCTION).push).toBeUndefined();
  });

  it('treats empty variables as unset, and creates the secret of the sandbox once', () => {
    const empty = { REDIS_URL: '', STRIPE_SECRET_KEY: '', CANCEL_MODE: '', LOG_LEVEL: '', TRUSTED_PROXIES: '' };
    const config = readConfig({ ...SANDBOX, ...empty });
    expect(config).toMatchObject({ redisUrl: undefined, cards: undefined, logLevel: 'info', trustedProxies: false });
    expect(readConfig(SANDBOX).accessTokenSecret).toEqual(config.accessTokenSecret);
  });

  it('requires a secret outside the sandbox when the variable is missing altogether', () => {
    const { ACCESS_TOKEN_SECRET: _, SANDBOX: __, ...environment } = PRODUCTION;
    expect(problemsOf(environment)).toEqual([
      'ACCESS_TOKEN_SECRET is not set; only the sandbox (SANDBOX=1) creates one',
    ]);
  });

  it('reports all problems at once', () => {
    const environment = {
      ...PRODUCTION,
      ACCESS_TOKEN_SECRET: undefined,
      DATABASE_URL: 'mysql://x',
      API_PORT: '0',
      ...STRIPE,
      STRIPE_PUBLIC_KEY: undefined,
    };
    expect(problemsOf(environment)).toEqual([
      'API_PORT must be a port number from 1 to 65535',
      'DATABASE_URL must start with postgres://',
      'ACCESS_TOKEN_SECRET is not set; only the sandbox (SANDBOX=1) creates one',
      'STRIPE_PUBLIC_KEY is not set, but STRIPE_SECRET_KEY is',
    ]);
  });

  it.each<[string, Environment]>([
    ['SITE_ORIGIN is not set', { ...SANDBOX, SITE_ORIGIN: undefined }],
    ['SITE_ORIGIN must be an origin', { ...SANDBOX, SITE_ORIGIN: 'http://localhost:3000/' }],
    ['CHAT_PORT must be a port number', { ...SANDBOX, CHAT_PORT: 'x' }],
    ['REDIS_URL must start with redis://', { ...SANDBOX, REDIS_URL: 'localhost:6379' }],
    ['AUTH_MESSAGE_MODE must be erc4361 or fixed', { ...SANDBOX, AUTH_MESSAGE_MODE: 'Fixed' }],
    ['TELEGRAM_BOT_TOKEN must be a bot token', { ...SANDBOX, TELEGRAM_BOT_TOKEN: 'x' }],
    ['CHAIN_RPC_URL must start with http://', { ...SANDBOX, CHAIN_RPC_URL: 'node' }],
    ['CHAIN_ID must be a whole number above 0', { ...SANDBOX, CHAIN_ID: '-1' }],
    ['SHARED_ANSWERS_SECONDS must be a number of seconds', { ...SANDBOX, SHARED_ANSWERS_SECONDS: '-1' }],
    ['CALLS_PER_MINUTE must be a whole number above 0', { ...SANDBOX, CALLS_PER_MINUTE: '1.5' }],
    ['CANCEL_MODE must be period-end or immediate', { ...SANDBOX, CANCEL_MODE: 'later' }],
    ['STRIPE_SECRET_KEY is not set, but CARD_PROVIDER', { ...SANDBOX, CARD_PROVIDER_ORIGIN: 'http://localhost:1' }],
    ['ACCESS_TOKEN_SECRET must have at least 32 bytes', { ...PRODUCTION, ACCESS_TOKEN_SECRET: 'short' }],
    [
      'ACCESS_TOKEN_SECRET_ACCEPTED must have at least 32 bytes',
      { ...PRODUCTION, ACCESS_TOKEN_SECRET_ACCEPTED: 'short' },
    ],
    ['ACCESS_TOKEN_SECRET is not set', { ...PRODUCTION, ACCESS_TOKEN_SECRET: undefined }],
    ['API_ORIGIN must start with https://', { ...PRODUCTION, API_ORIGIN: 'http://api.xana.example' }],
    ['SITE_ORIGIN and API_ORIGIN must be same-site', { ...PRODUCTION, API_ORIGIN: 'https://xana-api.example' }],
    ['SEED=demo is allowed in the sandbox', { ...PRODUCTION, SEED: 'demo' }],
    ['DEMO_MEMBERS is allowed in the sandbox', { ...PRODUCTION, DEMO_MEMBERS: '1' }],
    ['CARD_PROVIDER_ORIGIN is allowed in', { ...PRODUCTION, ...STRIPE, CARD_PROVIDER_ORIGIN: 'http://localhost:1' }],
    ['STRIPE_SECRET_KEY must be a live key', { ...PRODUCTION, ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_x' }],
    ['must be of the same mode', { ...PRODUCTION, ...STRIPE, STRIPE_PUBLIC_KEY: 'pk_test_x' }],
    ['STRIPE_WEBHOOK_SECRET is not set, but', { ...PRODUCTION, ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }],
    ['ID_TOKEN_KEYS_URL must start with', { ...PRODUCTION, ...ID_TOKENS, ID_TOKEN_KEYS_URL: 'http://keys.example' }],
    [
      'STRIPE_WEBHOOK_SECRET is not set, but STRIPE_WEBHOOK_SECRET_ACCEPTED',
      { ...PRODUCTION, STRIPE_WEBHOOK_SECRET_ACCEPTED: 'whsec_y' },
    ],
    [
      'ID_TOKEN_AUDIENCE is not set, but ID_TOKEN_ISSUER',
      { ...PRODUCTION, ...ID_TOKENS, ID_TOKEN_AUDIENCE: undefined },
    ],
    ['S3_ENDPOINT must start with https://', { ...PRODUCTION, ...S3, S3_ENDPOINT: 'http://s3.example' }],
    [
      'S3_ENDPOINT must be a URL without a trailing slash',
      { ...PRODUCTION, ...S3, S3_ENDPOINT: 'https://s3.example/' },
    ],
    ['VAPID_PRIVATE_KEY is not set, but VAPID_PUBLIC_KEY', { ...PRODUCTION, ...VAPID, VAPID_PRIVATE_KEY: '' }],
    ['VAPID_SUBJECT is not set, but VAPID_PUBLIC_KEY is', { ...PRODUCTION, ...VAPID, VAPID_SUBJECT: undefined }],
    ['VAPID_PUBLIC_KEY must be an uncompressed', { ...PRODUCTION, ...VAPID, VAPID_PUBLIC_KEY: 'BGsX' }],
    ['VAPID_PRIVATE_KEY must be 32 bytes', { ...PRODUCTION, ...VAPID, VAPID_PRIVATE_KEY: 'AQ' }],
    ['VAPID_SUBJECT must be a mailto: or https:', { ...PRODUCTION, ...VAPID, VAPID_SUBJECT: 'push@xana.example' }],
    ['must be of the same pair', { ...PRODUCTION, ...VAPID, VAPID_PRIVATE_KEY: `${'A'.repeat(42)}I` }],
    ['PUSH_SERVICE_ORIGIN is allowed in', { ...PRODUCTION, ...VAPID, PUSH_SERVICE_ORIGIN: 'http://localhost:1' }],
    ['S3_BUCKET is not set, but S3_ENDPOINT is', { ...PRODUCTION, ...S3, S3_BUCKET: undefined }],
  ])('reports "%s"', (problem, environment) => {
    expect(problemsOf(environment).join('\n')).toContain(problem);
  });

  it.each<[string, Environment]>([
    ['TELEGRAM_BOT_TOKEN must not be that of the sandbox', { TELEGRAM_BOT_TOKEN: BOT_TOKEN }],
    ['MAGIC_SECRET_KEY must be a live key', { MAGIC_SECRET_KEY: 'sk_test_1' }],
    ['ID_TOKEN_KEYS_URL must not be a service of this', { ...ID_TOKENS, ID_TOKEN_KEYS_URL: 'https://localhost/jwks' }],
    ['ID_TOKEN_ISSUER must not be a service of this', { ...ID_TOKENS, ID_TOKEN_ISSUER: 'http://localhost:4552' }],
  ])('[T96] reports "%s" outside the sandbox, unless ALLOW_SANDBOX_LOGIN=1', (problem, login) => {
    expect(problemsOf({ ...PRODUCTION, ...login }).join('\n')).toContain(problem);
    expect(problemsOf({ ...SANDBOX, ...login })).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, ...login, ALLOW_SANDBOX_LOGIN: '1' })).toEqual([]);
  });

  it('never quotes a value, which may be a secret', () => {
    const secrets = {
      ACCESS_TOKEN_SECRET: 'hush',
      TELEGRAM_BOT_TOKEN: 'hush',
      DATABASE_URL: 'hush',
      REDIS_URL: 'hush',
    };
    const problems = problemsOf({ ...PRODUCTION, ...secrets });
    expect(problems).toHaveLength(4);
    expect(problems.join('\n')).not.toContain('hush');
  });
});
