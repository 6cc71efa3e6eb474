import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Wallet } from 'ethers';
import { createTestKey, hashOf } from './operations/auth/proofs/test-proofs.ts';

const SITE = 'http://localhost:14400';
const API = 'http://localhost:14401';
const GOOD = {
  API_PORT: '14401',
  MARKETPLACE_PORT: '14402',
  CHAT_PORT: '14403',
  MEDIA_PORT: '14404',
  SITE_ORIGIN: SITE,
  API_ORIGIN: API,
  MARKETPLACE_ORIGIN: 'http://localhost:14402',
  CHAT_ORIGIN: 'http://localhost:14403',
  MEDIA_ORIGIN: 'http://localhost:14404',
  DATABASE_URL: 'memory:',
  SANDBOX: '1',
};
/** As it would be with a domain of its own and without the sandbox. */
const PRODUCTION = {
  ...GOOD,
  SANDBOX: undefined,
  SITE_ORIGIN: 'https://xana.example',
  API_ORIGIN: 'https://api.xana.example',
  MARKETPLACE_ORIGIN: 'https://market.xana.example',
  CHAT_ORIGIN: 'https://chat.xana.example',
  MEDIA_ORIGIN: 'https://media.xana.example',
  ACCESS_TOKEN_SECRET: 'of-forty-characters-or-more-for-this-test',
};

let dataDirectory: string;
let running: ChildProcess | undefined;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'platform-main-'));
});
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Starts the process; `printed` goes on growing. */
async function start(environment: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIRECTORY: dataDirectory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  const output = { printed: '', code: null as number | null };
  const ready = new Promise<void>((resolve) => {
    const hear = (data: Buffer) => {
      output.printed += data;
      if (output.printed.includes('{"ready":true}')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([ready, once(child, 'exit').then(([code]) => (output.code = code as number))]);
  return output;
}

describe('a start is refused, and the variable named,', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    [
      'without a secret of its own',
      { ...PRODUCTION, ACCESS_TOKEN_SECRET: undefined },
      'ACCESS_TOKEN_SECRET is not set',
    ],
    ['with a secret that is too short', { ...PRODUCTION, ACCESS_TOKEN_SECRET: 'short' }, 'at least 32 bytes'],
    [
      'with the card provider’s stand-in',
      { ...PRODUCTION, CARD_PROVIDER_ORIGIN: 'http://localhost:4501' },
      'CARD_PROVIDER_ORIGIN is for the sandbox alone',
    ],
    [
      'with test cards',
      {
        ...PRODUCTION,
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLIC_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
      },
      'STRIPE_SECRET_KEY takes test cards only',
    ],
    [
      'with keys of two modes',
      {
        ...PRODUCTION,
        STRIPE_SECRET_KEY: 'sk_live_x',
        STRIPE_PUBLIC_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
      },
      'of different modes',
    ],
    ['with half of the card keys', { ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_PUBLIC_KEY is not set'],
    [
      'with login tokens whose keys anybody could change on the way',
      { ...PRODUCTION, ID_TOKEN_ISSUER: 'x', ID_TOKEN_AUDIENCE: 'y', ID_TOKEN_KEYS_URL: 'http://keys.example/jwks' },
      'ID_TOKEN_KEYS_URL must be https',
    ],
    ['with demo data', { ...PRODUCTION, SEED: 'demo' }, 'SEED=demo is for the sandbox alone'],
    ['with an address without encryption', { ...PRODUCTION, API_ORIGIN: 'http://api.xana.example' }, 'API_ORIGIN'],
    ['with a port that is none', { ...GOOD, API_PORT: '0' }, 'API_PORT is no port'],
    [
      'with a form of message that nobody knows',
      { ...GOOD, AUTH_MESSAGE_MODE: 'Fixed' },
      'AUTH_MESSAGE_MODE is neither',
    ],
    ['with a bot’s token that is none', { ...GOOD, TELEGRAM_BOT_TOKEN: 'x' }, 'TELEGRAM_BOT_TOKEN is no token'],
  ])(
    '%s',
    async (_what, environment, problem) => {
      const { code, printed } = await start(environment);
      expect(code).toBe(1);
      expect(printed).toContain(problem);
    },
    30_000,
  );
});

test('[T13] [AP-03] the log says what was called and how it went, and carries no secret and nobody’s data', async () => {
  const output = await start({ ...GOOD, LOG_LEVEL: 'trace' });
  const secrets: string[] = [];
  const key = await createTestKey();
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const token = headers.authorization?.replace('DPoP ', '');
    const htu = `${API}${path.split('?')[0]}`;
    const dpop = await key.sign({ htm: method, htu, ...(token ? { ath: hashOf(token) } : {}) });
    secrets.push(dpop);
    const answer = await fetch(`${API}${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), origin: SITE, dpop, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie) secrets.push(cookie.split('=')[1] ?? '');
    return {
      status: answer.status,
      cookie,
      json: (await answer.json().catch(() => ({}))) as { data: Record<string, string> },
    };
  };
  const wallet = Wallet.createRandom();
  const { json } = await ask('POST', '/auth/save-user-nonce', { walletAddress: wallet.address });
  const { nonce = '', message = '' } = json.data;
  const signature = await wallet.signMessage(message);
  const claim = { address: wallet.address, signature, message, is_web3_auth: 0, email: 'secret.person@x.test' };
  expect((await ask('POST', '/auth/login-external-wallet', claim)).status).toBe(200);
  const { json: session, cookie } = await ask('POST', '/auth/v3/verify-signature', {
    nonce,
    signature,
    message,
    walletAddress: wallet.address,
  });
  const token = session.data.token ?? '';
  const authorization = `DPoP ${token}`;
  const { json: ticket } = await ask('POST', '/auth/socket-ticket', {}, { authorization });
  await ask('POST', '/auth/refresh-token', {}, { cookie: cookie ?? '' });
  await ask(
    'POST',
    '/chat/create-msg',
    { receiverId: 1, clientId: 'log-test-1', body: 'between-us-alone' },
    { authorization },
  );
  await ask(
    'POST',
    '/users/v3/update-profile',
    { email: 'mine.alone@x.test', phoneNumber: '+819012345678' },
    { authorization },
  );
  await ask('GET', `/auth/telegram/callback?id=1&first_name=Hidden&auth_date=1&hash=${'a1'.repeat(32)}`);
  await ask('POST', '/auth/exchange-telegram-token', { token: 'one-time-token-of-telegram' });
  await ask('POST', '/stripe/webhook', { secret: 'in-a-webhook' }, { 'stripe-signature': 't=1,v1=signature-of-it' });
  await ask('GET', `/feeds/v2/single-feed/1?token=${token}`);
  secrets.push(
    nonce,
    signature.slice(2),
    token,
    ticket.data.ticket ?? '',
    'secret.person',
    'between-us-alone',
    'mine.alone',
  );
  secrets.push('819012345678', 'Hidden', 'a1'.repeat(32), 'one-time-token', 'in-a-webhook', 'signature-of-it');
  await ask('GET', '/item/v2/search-all?name=looked-for-this&pageNumber=1&pageSize=1');
  await ask('GET', '/follow/search-following/looked-for-her/1/5', undefined, { authorization });
  await ask('GET', '/no-such-call/looked-for-nothing');
  secrets.push('looked-for');
  expect(output.printed).toContain('/follow/search-following/:searchText/:pageNumber/:pageSize');
  expect(output.printed).toContain('/auth/v3/verify-signature');
  expect(output.printed).toMatch(/"statusCode":200/);
  expect(secrets.filter((secret) => secret === '' || output.printed.includes(secret))).toEqual([]);
}, 120_000);
