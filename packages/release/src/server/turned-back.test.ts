import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@xana/test-kit/free-port';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { quarantine } from '../commands/quarantine.ts';
import { SETTINGS } from '../test-releases.ts';
import { rootFileOf } from '../trust/key-files.ts';
import { CHANGE, copyRegistry, createTrustedSite } from '../trust/test-trust.ts';

const TSX = createRequire(import.meta.url).resolve('tsx');
const SOURCES = join(import.meta.dirname, '..');

/** The page server and the release command as processes of their own, on a store with metadata. */
async function createMachine() {
  const site = createTrustedSite();
  const [port, folder] = [await freePort(), createTempDirectory('machine')];
  const settings = join(folder, 'page-settings.json');
  const origin = `http://localhost:${port}`;
  const config = { ...SETTINGS.config, origins: { ...SETTINGS.config.origins, site: origin } };
  writeFileSync(settings, JSON.stringify({ ...SETTINGS, config, origins: { ...SETTINGS.origins, shell: origin } }));
  const environment = (reader: string) => ({
    PATH: process.env.PATH,
    RELEASE_STORE: site.store.directory,
    PAGE_SETTINGS: settings,
    RELEASE_ROOT: rootFileOf(site.keyFolder),
    TRUST_DIRECTORY: join(folder, reader),
    ONLY: 'shell',
    PORT: String(port),
  });
  const startPages = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--import', TSX, join(SOURCES, 'main.ts')], {
      env: environment('pages'),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(createInterface({ input: child.stdout }), 'line');
    return child;
  };
  const release = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', TSX, join(SOURCES, 'cli.ts'), ...words], {
      env: environment('command'),
      encoding: 'utf8',
    });
  // A command blocks this process, so a kept connection may be one that the server has closed meanwhile.
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers: { connection: 'close' } })).json();
  const readiness = () => read('/ready');
  const revision = () => read('/revision');
  return { ...site, startPages, release, readiness, revision };
}

it('[MF-04] [T76] a registry of before a security fix is refused by the page server and by each command, also after a restart', async () => {
  const { store, two, startPages, release, readiness, revision } = await createMachine();
  const putBack = copyRegistry(store);
  let pages = await startPages();
  try {
    expect(await readiness()).toMatchObject({ status: 'ready' });
    quarantine(store, SETTINGS, { ...CHANGE, release: '2.0.0' });
    const fixed = { revision: 5, microfrontends: { 'mfe-store': { quarantined: [two] } } };
    expect(await revision()).toMatchObject(fixed);
    expect(release('verify')).toMatchObject({ status: 0 });
    putBack();
    expect(await revision()).toMatchObject(fixed);
    expect(await readiness()).toMatchObject({ status: 'degraded', page: expect.stringMatching(/^5-/) });
    const message = expect.stringContaining('less than current version');
    expect(release('verify')).toMatchObject({ status: 1, stdout: message });
    expect(release('status')).toMatchObject({ status: 1, stderr: message });
    expect(release('rollback', 'mfe-store', '--reason', 'r')).toMatchObject({ status: 1, stderr: message });
    pages.kill();
    await once(pages, 'exit');
    pages = await startPages();
    expect(await revision()).toMatchObject(fixed);
    expect(await readiness()).toMatchObject({ status: 'degraded' });
  } finally {
    pages.kill();
  }
}, 60_000);
