import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { askNode } from './chains/json-rpc.ts';

const CHAIN = 'http://localhost:14320';
const PORTS = {
  SANDBOX_CHAIN_PORT: '14320',
  SANDBOX_FAUCET_PORT: '14321',
  SANDBOX_CARDS_PORT: '14322',
  SANDBOX_IDENTITY_PORT: '14323',
  RELEASE_SERVER_ORIGIN: 'http://localhost:14399',
  SANDBOX_TELEGRAM_PORT: '14324',
  SANDBOX_WALLET_RELAY_PORT: '14325',
  SANDBOX_INBOX_PORT: '14326',
  SANDBOX_APP_PORT: '14327',
  SITE_ORIGIN: 'http://localhost:3000',
  API_ORIGIN: 'http://localhost:4000',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
};
const SOMEBODY = '0x00000000000000000000000000000000000000bb';

let dataDirectory: string;
let running: ChildProcess | undefined;

beforeEach(() => {
  dataDirectory = createTempDirectory('xana-sandbox');
});

afterEach(async () => {
  if (running?.exitCode === null) running.kill('SIGKILL');
  await untilGone();
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function start() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
    env: { ...process.env, ...PORTS, DATA_DIRECTORY: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let printed = '';
  child.stderr.on('data', (data: Buffer) => {
    printed += data;
  });
  const code = await Promise.race([once(child, 'exit').then(([exit]) => exit), once(child.stdout, 'data')]);
  return { child, code, printed };
}

const isUp = () => askNode(CHAIN, 'eth_chainId', []).then(Boolean, () => false);

async function untilGone() {
  for (let tries = 0; tries < 100 && (await isUp()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return !(await isUp());
}

test('default: starts chain and faucet, and keeps the chain state over a restart', async () => {
  const first = await start();
  await fetch(`http://localhost:14321/faucet/${SOMEBODY}`, { method: 'POST' });
  const block = await askNode(CHAIN, 'eth_getBlockByNumber', ['0x0', false]);
  first.child.kill('SIGTERM');
  expect((await once(first.child, 'exit'))[0]).toBe(0);
  expect(await isUp()).toBe(false);
  await start();
  expect(await askNode(CHAIN, 'eth_getBalance', [SOMEBODY, 'latest'])).toBe(`0x${(25n * 10n ** 18n).toString(16)}`);
  expect(await askNode(CHAIN, 'eth_getBlockByNumber', ['0x0', false])).toEqual(block);
});

test('behavior: stops the chain when it is killed with SIGKILL', async () => {
  const { child } = await start();
  child.kill('SIGKILL');
  expect(await untilGone()).toBe(true);
});

test('behavior: names a port that is in use, and leaves no process running', async () => {
  const other = createServer().listen(14321);
  await once(other, 'listening');
  const { code, printed } = await start();
  other.close();
  expect(code).toBe(1);
  expect(printed).toContain('14321');
  expect(await isUp()).toBe(false);
});
