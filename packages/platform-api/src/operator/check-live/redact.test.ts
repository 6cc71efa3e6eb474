import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from '../../config/environment-schema.ts';
import { createRedaction, SECRET_VARIABLES } from './redact.ts';

/** Of these the platform serves the value, or nothing can be done with it alone. The chart for Kubernetes has the list. */
const listed = JSON.parse(
  readFileSync(join(__dirname, '../../../../deployment/helm/xana/files/platform-variables.json'), 'utf8'),
) as Record<'setByChart' | 'environment', string[]>;
const PUBLIC_VARIABLES = [...listed.setByChart, ...listed.environment].filter((name) => name !== 'SANDBOX');

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
  [
    'a token in a list of headers',
    { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20AAHdqTcvCH1v' },
    'Bearer AAHdqTcvCH1v, AAHdqTcvCH1v',
    '***, ***',
  ],
  ['a key that a service shortens', {}, 'Invalid API Key: sk_live_***abcd', 'Invalid API Key: ***'],
])('replaces %s', (_, environment, text, redacted) => {
  expect(createRedaction(environment)(text)).toBe(redacted);
});

it('leaves a text without secrets as it is', () => {
  expect(createRedaction({ REDIS_URL: 'redis://cache', DATABASE_URL: '' })('answers')).toBe('answers');
});
