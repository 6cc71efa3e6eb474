import { once } from 'node:events';
import { quarantine } from '../commands/quarantine.ts';
import { CHANGE, SETTINGS } from '../test-releases.ts';
import { rootFileOf } from '../trust/key-files.ts';
import { copyRegistry, createTrustedSite } from '../trust/test-trust.ts';
import { createMachines } from '../upstream/test-processes.ts';

/** The page server and the release command as processes of their own, on a store with metadata. */
async function createMachine() {
  const site = createTrustedSite();
  const { directory } = site.store;
  const machines = await createMachines({ RELEASE_STORE: directory, RELEASE_ROOT: rootFileOf(site.keyFolder) });
  const release = (...words: string[]) => machines.startCommand('command', ...words).finished;
  const read = async (path: string) => (await fetch(machines.origin + path)).json();
  const startPages = async () => (await machines.startPages()).process;
  return { ...site, startPages, release, readiness: () => read('/ready'), revision: () => read('/revision') };
}

it('[MF-04] [T76] a registry of before a security fix is refused by the page server and by each command, also after a restart', async () => {
  const { store, two, startPages, release, readiness, revision } = await createMachine();
  const putBack = copyRegistry(store);
  const pages = await startPages();
  expect(await readiness()).toMatchObject({ status: 'ready' });
  quarantine(store, SETTINGS, { ...CHANGE, release: '2.0.0' });
  const fixed = { revision: 5, microfrontends: { 'mfe-store': { quarantined: [two] } } };
  expect(await revision()).toMatchObject(fixed);
  expect(await release('verify')).toMatchObject({ status: 0 });
  putBack();
  expect(await revision()).toMatchObject(fixed);
  expect(await readiness()).toMatchObject({ status: 'degraded', page: expect.stringMatching(/^5-/) });
  const message = expect.stringContaining('less than current version');
  expect(await release('verify')).toMatchObject({ status: 1, stdout: message });
  expect(await release('status')).toMatchObject({ status: 1, stderr: message });
  expect(await release('rollback', 'mfe-store', '--reason', 'r')).toMatchObject({ status: 1, stderr: message });
  pages.kill();
  await once(pages, 'exit');
  await startPages();
  expect(await revision()).toMatchObject(fixed);
  expect(await readiness()).toMatchObject({ status: 'degraded' });
}, 60_000);
