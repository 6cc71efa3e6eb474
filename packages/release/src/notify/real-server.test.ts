import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@xana/test-kit/eventually';
import { freePort } from '@xana/test-kit/free-port';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { rollBack } from '../commands/roll-back.ts';
import { createTwoReleases, SETTINGS } from '../test-releases.ts';
import { readDeliveryState } from './delivery-state.ts';
import { hang, SECRET, startReceiver } from './test-receiver.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
const MAIN = join(import.meta.dirname, '../api/main.ts');

const servers: ChildProcess[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
});

/** Of the only endpoint. */
const readPosition = (directory: string) =>
  existsSync(directory) ? readdirSync(directory).map((id) => readDeliveryState(join(directory, id))?.revision)[0] : 0;

function writeJson(folder: string, name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('[MF-04] a release server that is killed while it sends an event sends it again after its next start', async () => {
  const { store } = createTwoReleases();
  const receiver = await startReceiver([hang]);
  const folder = createTempDirectory('server');
  const people = { issuer: 'http://localhost:1', clientId: 'desk', commandClientId: 'command' };
  const environment = {
    PATH: process.env.PATH,
    RELEASE_STORE: store.directory,
    PAGE_SETTINGS: writeJson(folder, 'page-settings.json', SETTINGS),
    RELEASE_IDENTITY: writeJson(folder, 'identity.json', { people }),
    RELEASE_SERVER_PORT: String(await freePort()),
    WEBHOOKS_FILE: writeJson(folder, 'webhooks.json', [{ url: receiver.endpoint.url, secretVariable: 'HOOK_SECRET' }]),
    HOOK_SECRET: SECRET,
    WEBHOOKS_DIRECTORY: join(folder, 'webhooks'),
  };
  const start = async () => {
    const server = spawn(process.execPath, ['--import', TSX, MAIN], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    servers.push(server);
    for await (const line of createInterface({ input: server.stdout })) if (line.includes('"ready":true')) break;
    return server;
  };
  const first = await start();
  await eventually(() => readPosition(environment.WEBHOOKS_DIRECTORY) === 3);
  rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'ren', reason: 'balances are wrong' });
  await eventually(() => receiver.received.length === 1);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = await start();
  await eventually(() => readPosition(environment.WEBHOOKS_DIRECTORY) === 4);
  const [one, two, ...more] = receiver.received.map(({ event }) => event.id);
  expect(one).toBe(two);
  expect(more).toEqual([]);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
}, 60_000);
