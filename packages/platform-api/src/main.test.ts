import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { Wallet } from 'ethers';
import { createTestKey, hashOf } from './authentication/proofs/test-proofs.ts';
import { connectDatabase } from './database/connection/connect-database.ts';
import { compareMigrations } from './database/connection/migrate.ts';

const SITE = 'http://localhost:14400';
const API = 'http://localhost:14401';
const ENVIRONMENT = {
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
let dataDirectory: string;
let running: ChildProcess | undefined;
beforeEach(() => {
  dataDirectory = createTempDirectory('platform-main');
});
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
});

/** Starts the process and resolves when it is ready or has exited; `printed` keeps growing. */
async function start(environment: Record<string, string | undefined>, command: string[] = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...command], {
    env: { PATH: process.env.PATH, DATA_DIRECTORY: dataDirectory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  const output = { printed: '', code: null as number | null };
  const ready = new Promise<void>((resolve) => {
    const append = (data: Buffer) => {
      output.printed += data;
      if (output.printed.includes('{"ready":true}')) resolve();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
  });
  await Promise.race([ready, once(child, 'exit').then(([code]) => (output.code = code as number))]);
  return output;
}

it('exits with code 1 and lists every invalid environment variable', async () => {
  const { code, printed } = await start({ ...ENVIRONMENT, SANDBOX: undefined, API_PORT: '0', SEED: 'demo' });
  expect(code).toBe(1);
  for (const variable of ['API_PORT must be', 'ACCESS_TOKEN_SECRET is not set', 'SEED=demo is allowed'])
    expect(printed).toContain(`- ${variable}`);
}, 30_000);

it('migrates the database and ends without serving when the command is migrate', async () => {
  const { code, printed } = await start({ ...ENVIRONMENT, DATABASE_URL: undefined }, ['migrate']);
  expect([code, printed]).toEqual([0, '{"migrated":true}\n']);
  const database = await connectDatabase(undefined, dataDirectory);
  const difference = await compareMigrations(database.database);
  await database.close();
  expect(difference).toEqual({ missing: [], unknown: [] });
}, 120_000);

it('exits with code 1 when a command does not exist', async () => {
  const { code, printed } = await start(ENVIRONMENT, ['migrat']);
  expect(code).toBe(1);
  expect(printed).toContain('"migrat" is not a command: use migrate');
}, 30_000);

test('[T13] [AP-03] logs route and status of every request, without secrets or personal data', async () => {
  const output = await start({ ...ENVIRONMENT, LOG_LEVEL: 'trace' });
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
  await ask('GET', '/item/v2/search-all?name=searched-term&pageNumber=1&pageSize=1');
  await ask('GET', '/follow/search-following/searched-user/1/5', undefined, { authorization });
  await ask('GET', '/no-such-route/searched-path');
  secrets.push('searched-');
  expect(output.printed).toContain('/follow/search-following/:searchText/:pageNumber/:pageSize');
  expect(output.printed).toContain('/auth/v3/verify-signature');
  expect(output.printed).toMatch(/"statusCode":200/);
  expect(secrets.filter((secret) => secret === '' || output.printed.includes(secret))).toEqual([]);
}, 120_000);
