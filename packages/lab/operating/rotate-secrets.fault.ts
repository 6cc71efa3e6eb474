import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { until } from '../faults/test-platform.ts';
import { type AppSession, logInApp } from './app-session.ts';
import { type ComposedPlatform, redisWith, startComposedPlatform } from './composed-platform.ts';
import { openShell, readSection, type Shell } from './how-to-script.ts';
import { type KeptSocket, keepConnected } from './kept-socket.ts';
import { missingPrograms } from './operated-postgres.ts';

const PAGE = 'rotate-secrets.md';
const SECRETS = {
  ACCESS_TOKEN_SECRET: 'the first secret of tokens, of more than 32 bytes',
  STRIPE_WEBHOOK_SECRET: 'whsec_first',
  DATABASE_PASSWORD: 'first-of-the-database',
  REDIS_URL: redisWith('first-of-redis'),
};

let composed: ComposedPlatform;
let member: AppSession;
let socket: KeptSocket;
let shell: Shell;

test.beforeAll(async () => {
  const missing = missingPrograms();
  test.skip(missing !== undefined, missing);
  composed = await startComposedPlatform(SECRETS, expectLoggedIn);
  shell = openShell(composed.environment);
  member = await logInApp(composed.platform);
  socket = await keepConnected(composed.platform, member);
});
test.afterAll(async () => {
  socket?.close();
  await composed?.stop();
});

/** Both instances accept her token, and one that either of them issues. */
async function expectLoggedIn(): Promise<void> {
  for (const issuer of [0, 1]) {
    expect(await Promise.all([0, 1].map((instance) => statusFor(member.token(), instance)))).toEqual([200, 200]);
    expect(await member.refresh(issuer)).toBeUndefined();
  }
}

async function statusFor(token: string, instance: number): Promise<number> {
  return (await composed.platform.ask('GET', '/users/single-user', { token, instance })).status;
}

/** The steps of a section, in the one shell of the operator. */
const stepsOf = (heading: string, values: Record<string, string> = {}) =>
  readSection(PAGE, heading, values).map((block) => () => shell.run(block));

test('keeps a member and her socket while the signing key is rotated, and refuses tokens of the old key afterwards', async () => {
  const [accept, sign, remove, ...more] = stepsOf('Signing key of tokens');
  expect(more).toEqual([]);
  const connections = socket.connections();
  await accept?.();
  const signedByOld = member.token();
  await sign?.();
  expect(await Promise.all([0, 1].map((instance) => statusFor(signedByOld, instance)))).toEqual([200, 200]);
  await remove?.();
  expect(await Promise.all([0, 1].map((instance) => statusFor(signedByOld, instance)))).toEqual([401, 401]);
  await expectLoggedIn();
  await until(async () => socket.isConnected());
  expect(socket.connections() - connections).toBeGreaterThanOrEqual(3);
});

/** An event about nothing that the platform stores. */
async function sendWebhook(secret: string, instance: number): Promise<number> {
  const id = `evt_${secret}_${instance}_${Date.now()}`;
  const body = JSON.stringify({ id, object: 'event', type: 'ping', livemode: false, data: { object: {} } });
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const answer = await fetch(`${composed.platform.api[instance]}/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

test('accepts card webhooks of both secrets while theirs is rotated, and of the new one alone afterwards', async () => {
  const statuses = () =>
    Promise.all(['whsec_first', 'whsec_second'].flatMap((secret) => [0, 1].map((each) => sendWebhook(secret, each))));
  const [accept, remove] = stepsOf('Secret of card webhooks', { STRIPE_WEBHOOK_SECRET_ACCEPTED: 'whsec_second' });
  expect(await statuses()).toEqual([200, 200, 400, 400]);
  await accept?.();
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await remove?.();
  expect(await statuses()).toEqual([400, 400, 200, 200]);
});

test('changes the login of the database, whose old password is refused afterwards', async () => {
  const logIn = async (user: string, password: string) => {
    const client = new pg.Client({
      connectionString: `postgres://${user}:${password}@${composed.postgres.address}/xana`,
    });
    return client.connect().then(
      () => client.end().then(() => 'connected'),
      (error: Error) => error.message,
    );
  };
  expect(await logIn('xana', SECRETS.DATABASE_PASSWORD)).toBe('connected');
  for (const step of stepsOf('Password of the database')) await step();
  expect(await logIn('xana', SECRETS.DATABASE_PASSWORD)).toContain('password authentication failed');
  const url = new URL(String(composed.platform.environmentOf(0).DATABASE_URL));
  expect(url.username).toMatch(/^xana_\d{8}$/);
  // It owns what it creates as the first role does, so that the next login may change it.
  await expectLoggedIn();
});

const pingRedis = (url: string): string => {
  const { stdout, stderr } = spawnSync('redis-cli', ['-e', '-u', url, 'ping'], { encoding: 'utf8' });
  return `${stdout}${stderr}`.trim();
};

test('changes the password of Redis, which the old one does not open afterwards', async () => {
  for (const step of stepsOf('Password of Redis')) await step();
  await expectLoggedIn();
  for (const api of composed.platform.api) {
    const ready = await fetch(`${api}/ready`);
    expect(await ready.json()).toEqual({ status: 'ready', redis: 'connected' });
  }
  expect(pingRedis(SECRETS.REDIS_URL)).toContain('WRONGPASS');
  expect(pingRedis(String(composed.platform.environmentOf(0).REDIS_URL))).toContain('PONG');
});
