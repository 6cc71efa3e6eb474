import { spawnSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeKey } from '@xana/release/describe-key';
import { sha256 } from '@xana/release/integrity';
import { keyFileOf, rootFileOf } from '@xana/release/key-files';
import { readRegistry } from '@xana/release/read-registry';
import { readLog } from '@xana/release/release-log';
import { createKeyIfMissing } from '@xana/release/signing';
import { addDeadLetter } from '../../release/src/notify/dead-letters.ts';
import { createShellFixture, SETTINGS } from '../../release/src/test-releases.ts';
import { bundleReleaseCommand } from '../release-command.mjs';
import { readBlocks, readReleaseCommands } from './test-how-to.ts';

/** Skipped without the program: apt-get install rsync. */
const itWithRsync = spawnSync('rsync', ['--version']).status === 0 ? it : it.skip;

/** A site with mfe-store and mfe-chat, and a function that types a command line of the handbook. */
async function createSite() {
  const site = createShellFixture();
  site.remote('one');
  site.remote('one', { name: 'mfe-chat', pages: [], slots: [] });
  const command = await bundleReleaseCommand();
  const settings = join(mkdtempSync(join(tmpdir(), 'xana-settings-')), 'page-settings.json');
  writeFileSync(settings, JSON.stringify(SETTINGS));
  const folder = join(settings, '..');
  const type = (line: string, environment: Record<string, string> = {}) => {
    const { stdout, stderr, status } = spawnSync('sh', ['-c', line.replace('npm run release --', command)], {
      env: { PATH: process.env.PATH, RELEASE_STORE: site.store.directory, PAGE_SETTINGS: settings, ...environment },
      cwd: folder,
      encoding: 'utf8',
    });
    return { output: `${stdout}${stderr}`, status };
  };
  const onPage = () => Object.keys(readRegistry(site.store).microfrontends);
  return { ...site, type, onPage, folder };
}

describe('the release commands of the handbook', () => {
  it('[MF-03] how-to/retire-a-remote.md retires a remote, lists it and brings it back', async () => {
    const { type, onPage } = await createSite();
    const [retire = '', status = '', promote = '', ...more] = readReleaseCommands('retire-a-remote.md');
    expect(more).toEqual([]);
    expect(type(retire)).toMatchObject({ status: 0, output: expect.stringContaining('mfe-chat is not on the page') });
    expect(onPage()).toEqual(['shell', 'mfe-store']);
    expect(type(status).output).toMatch(/retired .*\n.*\nmfe-chat .* chat moves to another site/);
    expect(type(promote)).toMatchObject({ status: 0 });
    expect(onPage()).toEqual(['shell', 'mfe-store', 'mfe-chat']);
  });

  it('[MF-04] how-to/recover-a-release-store.md finds damage, repairs it and shows the lock', async () => {
    const { type, store, onPage } = await createSite();
    rmSync(join(store.directory, 'registry/state.json'));
    const [verify = '', recover = '', showLock = '', removeLock = '', ...more] =
      readReleaseCommands('recover-a-release-store.md');
    expect(more).toEqual([]);
    expect(type(verify)).toMatchObject({ status: 1, output: expect.stringContaining('state.json is missing') });
    expect(type(recover)).toMatchObject({ status: 0 });
    expect(onPage()).toEqual(['shell', 'mfe-store', 'mfe-chat']);
    expect(type(verify)).toMatchObject({ status: 0 });
    expect(type(showLock)).toMatchObject({ status: 0, output: 'The release store is not locked.\n' });
    const owner = { nonce: 'x', pid: 1, host: 'build-3', realm: 'another boot', startTicks: '9', since: new Date() };
    writeFileSync(join(store.directory, 'registry/.lock'), JSON.stringify(owner));
    expect(type(showLock)).toMatchObject({ status: 1, output: expect.stringContaining('process 1 on build-3') });
    expect(type(removeLock)).toMatchObject({ status: 0, output: expect.stringContaining('The lock was removed') });
  });

  itWithRsync('[MF-04] how-to/back-up-and-restore.md copies a release store, and brings it back', async () => {
    const { type, store, onPage, folder } = await createSite();
    const environment = { BACKUPS: folder };
    const run = (heading: string) =>
      type(`set -e\n${readBlocks('back-up-and-restore.md', heading).join('')}`, environment);
    expect(run('Back up the release store')).toMatchObject({ status: 0 });
    rmSync(store.directory, { recursive: true });
    expect(run('Restore the release store')).toMatchObject({
      status: 0,
      output: expect.stringContaining('are unchanged'),
    });
    expect(onPage()).toEqual(['shell', 'mfe-store', 'mfe-chat']);
  });

  it('[MF-04] how-to/trust-a-release-store.md creates keys, signs the registry, and changes keys', async () => {
    const { type, folder } = await createSite();
    const [create = '', init = '', list = '', verify = '', refresh = '', ...changes] =
      readReleaseCommands('trust-a-release-store.md');
    expect(type(create)).toMatchObject({
      status: 0,
      output: expect.stringContaining('RELEASE_ROOT=release-keys/root.json'),
    });
    const keys = join(folder, 'release-keys');
    const environment = { RELEASE_KEY: keys, RELEASE_ROOT: rootFileOf(keys), TRUST_DIRECTORY: join(folder, 'trust') };
    const run = (line: string) => type(line, environment);
    expect(run(init)).toMatchObject({ status: 0, output: 'The store has metadata from now on.\n' });
    expect(run(list).output).toMatch(/^mfe-store +1 /m);
    // The entries before it were not signed.
    expect(run(verify)).toMatchObject({ status: 0, output: expect.stringContaining('are unchanged') });
    expect(run(refresh)).toMatchObject({ status: 0, output: expect.stringContaining('The registry is valid until') });
    const old = describeKey(createPublicKey(readFileSync(keyFileOf(keys, 'mfe-store')))).id;
    for (const name of ['new-key', 'one', 'two']) writePublicKey(keys, folder, name);
    const [grant = '', sign = '', revoke = '', targets = '', root = '', ...more] = changes;
    expect(more).toEqual([]);
    expect(run(grant)).toMatchObject({ status: 0 });
    expect(run(sign)).toMatchObject({
      status: 0,
      output: expect.stringContaining('the list of 1 releases was signed'),
    });
    expect(run(revoke.replace(/ [0-9a-f]{16} /, ` ${old.slice(0, 16)} `))).toMatchObject({ status: 0 });
    expect(run(targets)).toMatchObject({ status: 0 });
    expect(run(root)).toMatchObject({ status: 0 });
    expect(run(verify)).toMatchObject({ status: 0 });
    expect(run('npm run release -- rollback mfe-store --to 1.0.0 --reason r').output).toContain('already at');
  });

  it('[MF-04] how-to/run-a-canary.md starts, widens, pauses and ends a candidate', async () => {
    const { type, store, remote } = await createSite();
    const { id } = remote('two', { version: '2.0.0' });
    expect(type('npm run release -- rollback mfe-store --to 1.0.0 --reason "as before"')).toMatchObject({ status: 0 });
    const [start = '', status = '', ...lines] = readReleaseCommands('run-a-canary.md');
    expect(type(start)).toMatchObject({ status: 0 });
    expect(type(status).output).toMatch(/candidate .*\n.*\nmfe-store +2\.0\.0 .* 5 %/);
    const shares = lines.map((line) => {
      expect(type(line)).toMatchObject({ status: 0 });
      const { candidate } = readRegistry(store).microfrontends['mfe-store'] ?? {};
      return candidate && [candidate.id, candidate.percent, candidate.isPaused];
    });
    expect(shares).toEqual([[id, 25, false], [id, 25, true], [id, 25, false], undefined]);
  });

  it('[MF-04] how-to/receive-release-events.md lists endpoints, and sends a dead letter again', async () => {
    const { type, store, folder } = await createSite();
    const [list = '', retry = '', ...more] = readReleaseCommands('receive-release-events.md');
    expect(more).toEqual([]);
    // A port that nothing listens at.
    const webhooks = [{ url: 'http://localhost:1/hook', secret: `whsec_${'A'.repeat(32)}` }];
    writeFileSync(join(folder, 'webhooks.json'), JSON.stringify(webhooks));
    const environment = { WEBHOOKS_FILE: 'webhooks.json', WEBHOOKS_DIRECTORY: 'webhooks' };
    const event = readLog(store).at(-1)?.hash ?? '';
    addDeadLetter(join(folder, 'webhooks', sha256('http://localhost:1/hook').slice(0, 16)), {
      event,
      revision: 3,
      at: '2026-11-27T10:00:00.000Z',
      problem: 'answered 503',
    });
    expect(type(list, environment)).toMatchObject({ status: 0, output: expect.stringContaining(`${event}  3 `) });
    expect(type(retry.replace(/[0-9a-f]{64}/, event), environment)).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^localhost:1\/[0-9a-f]{8}: .*(ECONNREFUSED|bad port)/),
    });
  });

  it('[MF-03] how-to/grant-access.md grants and revokes roles, assigns owners, and freezes a remote', async () => {
    const { type, store } = await createSite();
    const [admin = '', list = '', ...lines] = readReleaseCommands('grant-access.md');
    expect(type(admin)).toMatchObject({ status: 0 });
    expect(type(list).output).toMatch(/Aya Kimura +person +aya@example.com +all +publish, promote/);
    const pagesOwned = lines.map((line) => {
      expect(type(line)).toMatchObject({ status: 0 });
      return line.includes(' own ') ? (readRegistry(store).access.owners['mfe-store']?.pages ?? null) : undefined;
    });
    expect(pagesOwned.filter((pages) => pages !== undefined)).toEqual([
      ['/store/:product'],
      ['/store/:product', '/offers'],
      null,
    ]);
    expect(readRegistry(store).access).toMatchObject({
      members: [
        { name: 'Aya Kimura' },
        { subject: 'tom@example.com', roles: { 'mfe-store': ['publish', 'rollback'] } },
        { kind: 'workflow', roles: { 'mfe-store': ['publish'] } },
      ],
      twoPersons: ['shell'],
    });
    expect(readRegistry(store).microfrontends['mfe-store']).not.toHaveProperty('frozen');
  });
});

function writePublicKey(keys: string, folder: string, name: string): void {
  const file = join(keys, `${name}.pem`);
  createKeyIfMissing(file);
  writeFileSync(
    join(folder, `${name}.pub`),
    createPublicKey(readFileSync(file)).export({ type: 'spki', format: 'pem' }),
  );
}
