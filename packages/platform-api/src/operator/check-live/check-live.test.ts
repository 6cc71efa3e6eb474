import { checkLive } from './check-live.ts';
import { SECRET_VARIABLES } from './redact.ts';
import type { Services } from './services.ts';
import { ENVIRONMENT, PAGE, PUSH } from './test-settings.ts';
import { startTcp, useStandIn } from './test-stand-in.ts';

/** Answers every request with its own URL and headers, as an error page of a proxy may. */
const echo = useStandIn(({ path, headers }) => ({
  status: 500,
  json: {
    ok: false,
    description: `${path} ${JSON.stringify(headers)}`,
    error: { message: `${path} ${JSON.stringify(headers)}` },
  },
}));
let silent: Awaited<ReturnType<typeof startTcp>>;
beforeAll(async () => {
  silent = await startTcp();
});
afterAll(() => silent.close());

const servicesAt = (origin: string): Services => ({
  telegram: origin,
  walletConnect: origin,
  web3Auth: origin,
  pushEndpoints: [`${origin}/push`],
});

/** Every secret of the platform. The services with fixed addresses are the given ones. */
const everySecret = (origin: string) => ({
  ...ENVIRONMENT,
  DATABASE_URL: `postgres://xana:secret-of-database@${new URL(origin).host}/xana`,
  REDIS_URL: `redis://:secret-of-redis@${new URL(origin).host}`,
  CHAIN_RPC_URL: `${origin}/v2/secret-of-node`,
  TELEGRAM_BOT_TOKEN: '123456:secret-of-the-telegram-bot-000000',
  MAGIC_SECRET_KEY: 'sk_live_secretOfMagic',
  STRIPE_SECRET_KEY: 'sk_live_secretOfCards',
  STRIPE_PUBLIC_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_secretOfWebhook',
  STRIPE_WEBHOOK_SECRET_ACCEPTED: 'whsec_secretOfWebhook2',
  ACCESS_TOKEN_SECRET_ACCEPTED: 'secret-of-the-tokens-which-is-accepted',
  S3_ENDPOINT: origin.replace('http:', 'https:'),
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'secret-of-s3-id',
  S3_SECRET_ACCESS_KEY: 'secret-of-s3-key',
  VAPID_PUBLIC_KEY: PUSH.publicKey,
  VAPID_PRIVATE_KEY: PUSH.privateKey,
  VAPID_SUBJECT: PUSH.subject,
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret-of-traces',
});

const page = { config: { ...PAGE, login: { walletConnect: { projectId: 'project' } } } };
const statusOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.match(/ok|off|wrong/)?.[0];

it('prints one aligned line for each service, with what is off without it', async () => {
  const { text, isWrong } = await checkLive(ENVIRONMENT, { config: PAGE });
  const lines = text.split('\n').slice(0, -2);
  expect(lines).toHaveLength(17);
  expect(new Set(lines.map((line) => line.search(/(?<= {2})(ok|off|wrong)/))).size).toBe(1);
  expect(lines.filter((line) => / ok /.test(line))).toHaveLength(2);
  expect(text).toMatch(/^social login +off +login with Google and Apple$/m);
  expect(text).toMatch(/\n\n2 ok, 15 off, 0 wrong$/);
  expect(isWrong).toBe(false);
});

it('prints no secret when services answer with what they were sent', async () => {
  const environment = everySecret(echo.origin);
  const { text, isWrong } = await checkLive(environment, page, { services: servicesAt(echo.origin), timeoutMs: 3_000 });
  expect(isWrong).toBe(true);
  expect(Object.keys(environment)).toEqual(expect.arrayContaining([...SECRET_VARIABLES]));
  expect(text).not.toMatch(/secret-of|secretOf/);
  for (const name of SECRET_VARIABLES) expect(text).not.toContain(environment[name]);
  // The chain node and Telegram quoted their keys.
  expect(text.match(/\*\*\*/g)?.length).toBeGreaterThanOrEqual(2);
});

it('is wrong for each service that does not answer in time', async () => {
  const origin = `http://127.0.0.1:${silent.port}`;
  const start = Date.now();
  const { text } = await checkLive(everySecret(origin), page, { services: servicesAt(origin), timeoutMs: 300 });
  expect(Date.now() - start).toBeLessThan(3_000);
  for (const name of ['database', 'Redis', 'object store', 'chain node', 'Telegram', 'WalletConnect'])
    expect([name, statusOf(text, name)]).toEqual([name, 'wrong']);
  expect(text).toMatch(/^Telegram +wrong +no answer within 0.3 s. Allow this machine to connect to 127/m);
  expect(text).toMatch(/^database +wrong +no answer within 0.3 s. Correct DATABASE_URL/m);
});

it('lists every problem of the environment without a value, and asks no service', async () => {
  const { received } = echo;
  const before = received.length;
  const environment = { ...everySecret(echo.origin), REDIS_URL: 'secret-of-redis', VAPID_SUBJECT: '' };
  const { text, isWrong } = await checkLive(environment, page, { services: servicesAt(echo.origin) });
  expect(text).toMatch(/^environment +wrong +REDIS_URL must start with redis/);
  expect(text).toContain('VAPID_SUBJECT is not set, but VAPID_PUBLIC_KEY is');
  expect(text).not.toContain('secret-of');
  expect([received.length - before, isWrong]).toEqual([0, true]);
});

it('rejects the sandbox, whose services are stand-ins', async () => {
  const { text, isWrong } = await checkLive({ ...ENVIRONMENT, SANDBOX: '1' }, { config: PAGE });
  expect([text, isWrong]).toEqual([expect.stringContaining('SANDBOX must not be 1'), true]);
});

it('asks the services of the platform also without page settings, and lists why there are none', async () => {
  const { text, isWrong } = await checkLive(ENVIRONMENT, { problems: ['PAGE_SETTINGS is not set'] });
  expect(text).toMatch(/^page settings +wrong +PAGE_SETTINGS is not set$/m);
  expect([statusOf(text, 'Redis'), statusOf(text, 'WalletConnect'), isWrong]).toEqual(['off', undefined, true]);
});
