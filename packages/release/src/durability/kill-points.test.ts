import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { publish } from '../commands/publish.ts';
import { liftQuarantine, quarantine } from '../commands/quarantine.ts';
import { promote, rollBack } from '../commands/roll-back.ts';
import { completeInterrupted } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { CHANGE, createTwoReleases, remoteBuild, SETTINGS } from '../test-releases.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { createTrustedSite } from '../trust/test-trust.ts';
import { failOnFullDisk, killAtOperation } from './test-file-system.ts';
import { copyStore, expectAgreement } from './test-site.ts';

/** `npm run test:faults` tries every operation; each try copies a store and syncs its files, so `npm test` tries every fifth. */
const STRIDE = process.env.KILL_POINTS === 'all' ? 1 : 5;

const site = createTwoReleases();
const lifted = createTwoReleases();
quarantine(lifted.store, SETTINGS, { ...CHANGE, release: '1.0.0' });
const publication = remoteBuild('three', { version: '3.0.0', isDevelopment: true });
const next = remoteBuild('next', { version: '9.0.0', isDevelopment: true });

const trusted = createTrustedSite();
const COMMANDS: [string, ReleaseStore, (store: ReleaseStore) => unknown][] = [
  ['publish', site.store, (store) => publish(store, SETTINGS, publication)],
  ['rollback', site.store, (store) => rollBack(store, SETTINGS, { ...CHANGE, to: '1.0.0' })],
  ['promote', site.store, (store) => promote(store, SETTINGS, { ...CHANGE, to: '1.0.0' })],
  ['quarantine', site.store, (store) => quarantine(store, SETTINGS, { ...CHANGE, release: '2.0.0' })],
  ['lift', lifted.store, (store) => liftQuarantine(store, SETTINGS, { ...CHANGE, release: '1.0.0' })],
  ['publish with metadata', trusted.store, (store) => publish(store, SETTINGS, publication)],
  ['rollback with metadata', trusted.store, (store) => rollBack(store, SETTINGS, { ...CHANGE, to: '1.0.0' })],
];

/** A machine that sees the store for the first time accepts it. */
async function expectTrust({ directory, keys }: ReleaseStore): Promise<void> {
  if (!keys.trust) return;
  const trust = { ...keys.trust, directory: createTempDirectory('memory') };
  await assertTrusted(new ReleaseStore(directory, undefined, { ...keys, trust }));
}

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
afterAll(() => warn.mockRestore());

describe.each(COMMANDS)('release %s', (_verb, stored, command) => {
  it('[MF-04] leaves a store that the next command repairs, at whatever operation on the file system it is killed', async () => {
    let point = 1 - STRIDE;
    for (let isKilled = true; isKilled; ) {
      point += STRIDE;
      const store = copyStore(stored);
      isKilled = killAtOperation(point, store, () => command(store));
      try {
        completeInterrupted(store);
        expectAgreement(store);
        await expectTrust(store);
        publish(store, SETTINGS, publication);
        publish(store, SETTINGS, next);
        expectAgreement(store);
        await expectTrust(store);
      } catch (error) {
        throw new Error(`After a kill at operation ${point}`, { cause: error });
      }
    }
    expect(point).toBeGreaterThan(26);
  }, 300_000);

  it('[MF-04] changes nothing and reports it when the disk is full at any write', () => {
    const before = readRegistry(stored);
    let write = 0;
    for (let isFull = true; isFull; ) {
      write += 1;
      const store = copyStore(stored);
      const error = failOnFullDisk(write, () => command(store));
      isFull = error !== undefined;
      completeInterrupted(store);
      expectAgreement(store);
      if (!isFull) continue;
      expect(error).toContain('The disk of the release store is full; nothing was changed.');
      expect(readRegistry(store)).toEqual(before);
    }
    expect(write).toBeGreaterThan(5);
  }, 300_000);
});
