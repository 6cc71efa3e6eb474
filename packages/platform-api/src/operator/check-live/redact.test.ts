import { environmentSchema } from '../../config/environment-schema.ts';
import { createRedaction, SECRET_VARIABLES } from './redact.ts';

/** Of these the platform serves the value, or nothing can be done with it alone. */
const PUBLIC_VARIABLES = [
  ...['SITE_ORIGIN', 'API_ORIGIN', 'MARKETPLACE_ORIGIN', 'CHAT_ORIGIN', 'MEDIA_ORIGIN', 'OPERATOR_ORIGIN'],
  ...['API_PORT', 'MARKETPLACE_PORT', 'CHAT_PORT', 'MEDIA_PORT', 'METRICS_PORT', 'OPERATOR_PORT'],
  ...['METRICS_HOST', 'LISTEN_HOST', 'TRUSTED_PROXIES', 'DATA_DIRECTORY', 'AUTH_MESSAGE_MODE', 'STATIC_FILES'],
  ...['SEED', 'DEMO_MEMBERS', 'LOG_LEVEL', 'SHARED_ANSWERS_SECONDS', 'JOBS_EVERY_SECONDS', 'MEMBER_LIMITS_FACTOR'],
  'DRAIN_SECONDS',
  ...['RENDERINGS_MAX_MEGABYTES', 'RENDERINGS_PER_MINUTE', 'LOGIN_TRIES_PER_MINUTE', 'CALLS_PER_MINUTE', 'CHAIN_ID'],
  ...['ALLOW_SANDBOX_LOGIN', 'ALLOW_TEST_CARDS', 'CANCEL_MODE', 'CARD_PROVIDER_ORIGIN', 'PUSH_SERVICE_ORIGIN'],
  ...['ID_TOKEN_ISSUER', 'ID_TOKEN_AUDIENCE', 'ID_TOKEN_KEYS_URL', 'STRIPE_PUBLIC_KEY'],
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'],
];

it('knows of every variable of the platform whether it is a secret', () => {
  expect([...SECRET_VARIABLES, ...PUBLIC_VARIABLES].sort()).toEqual(Object.keys(environmentSchema(false).shape).sort());
});

it.each(SECRET_VARIABLES)('replaces the value of %s, also where it is encoded for a URL', (name) => {
  const redact = createRedaction({ [name]: 'a secret/value' });
  expect(redact('x a secret/value y a%20secret%2Fvalue z')).toBe('x *** y *** z');
});

it.each([
  [
    'a password of a URL',
    { DATABASE_URL: 'postgres://xana:p%40ss@db/xana' },
    'for user xana: p@ss, p%40ss',
    'for user xana: ***, ***',
  ],
  ['a short password of a URL', { REDIS_URL: 'redis://:pw1@cache' }, 'AUTH pw1', 'AUTH ***'],
  ['a key in a path', { CHAIN_RPC_URL: 'https://node.example/v2/abcdefgh123' }, 'GET /v2/abcdefgh123', 'GET /v2/***'],
  [
    'a key in a query',
    { CHAIN_RPC_URL: 'https://node.example/?apikey=abcdefgh123' },
    'apikey=abcdefgh123',
    'apikey=***',
  ],
  ['a bot token without its id', { TELEGRAM_BOT_TOKEN: '1:AAHdqTcvCH1v' }, 'AAHdqTcvCH1v', '***'],
  ['a key that a service shortens', {}, 'Invalid API Key: sk_live_***abcd', 'Invalid API Key: ***'],
])('replaces %s', (_, environment, text, redacted) => {
  expect(createRedaction(environment)(text)).toBe(redacted);
});

it('leaves a text without secrets as it is', () => {
  expect(createRedaction({ REDIS_URL: 'redis://cache', DATABASE_URL: '' })('answers')).toBe('answers');
});
