import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { publish } from '../commands/publish.ts';
import { recover } from '../commands/recover.ts';
import { assertNotTurnedBack } from '../commands/refresh.ts';
import { promote, rollBack } from '../commands/roll-back.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { CHANGE, openTrustedStore, remoteBuild, SETTINGS } from '../test-releases.ts';
import { assertTrusted, checkTrust } from './assert-trusted.ts';
import { renewMetadata } from './renew-metadata.ts';
import { copyRegistry, createTrustedSite } from './test-trust.ts';

const DAY_MS = 86_400_000;
const BY = { actor: 'mia', reason: 'an older registry was put back' };

afterEach(() => jest.useRealTimers());

const START_MS = Date.now();

/** Only the date: files are read for real. */
const setDay = (days: number) =>
  jest.useFakeTimers({
    now: START_MS + days * DAY_MS,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'setInterval', 'clearTimeout'],
  });

describe('the metadata of a release store', () => {
  it('[MF-04] is accepted by a machine that has only the root, and follows each change', async () => {
    const { store, reader } = createTrustedSite();
    const seen = reader();
    await assertTrusted(seen);
    expect(seen.trusted).toMatchObject({ revision: readRegistry(store).revision, notes: [] });
    expect(seen.trusted?.releases.size).toBe(3);
    rollBack(store, SETTINGS, CHANGE);
    await assertTrusted(seen);
    expect(seen.trusted?.revision).toBe(5);
  });

  it('[MF-04] of yesterday is refused after a newer one was seen, also by `verify`', async () => {
    const { store, reader } = createTrustedSite();
    const putBack = copyRegistry(store);
    rollBack(store, SETTINGS, CHANGE);
    await assertTrusted(reader());
    putBack();
    await expect(assertTrusted(reader())).rejects.toThrow(/was refused: .*less than current version/);
    expect((await checkTrust(reader())).problems.join()).toContain('less than current version');
  });

  it.each([
    [['registry/state.json']],
    [['registry/log.jsonl']],
    [['pages/current']],
    [['registry/state.json', 'registry/log.jsonl', 'pages/current']],
  ])('[MF-04] refuses %j of yesterday beside the metadata of today', async (paths) => {
    const { store, reader } = createTrustedSite();
    const putBack = copyRegistry(store, paths);
    rollBack(store, SETTINGS, CHANGE);
    putBack();
    await expect(assertTrusted(reader())).rejects.toThrow(
      `${paths[0]} is not the one that the release managers signed`,
    );
  });

  it('[MF-04] that is held back is refused after seven days, unless it is signed again each day', async () => {
    const { store, reader, keyFolder } = createTrustedSite();
    setDay(6);
    await assertTrusted(reader());
    setDay(8);
    await expect(assertTrusted(reader())).rejects.toThrow('timestamp.json is expired');
    const other = openTrustedStore(store.directory, keyFolder, createTempDirectory('new'));
    await expect(assertNotTurnedBack(other)).rejects.toThrow('is expired');
    await assertNotTurnedBack(reader());
    renewMetadata(store);
    await assertTrusted(reader());
  });

  it('[MF-04] is signed again in all roles before they expire', async () => {
    const { store, reader } = createTrustedSite();
    setDay(350);
    expect(renewMetadata(store)).toMatchObject({ notes: [] });
    setDay(356);
    await assertTrusted(reader());
    setDay(700);
    renewMetadata(store);
    await assertTrusted(reader());
  });

  it('[MF-04] with a signature of another root is refused', async () => {
    const { store, keyFolder } = createTrustedSite();
    const other = createTrustedSite();
    const stranger = openTrustedStore(other.store.directory, keyFolder, createTempDirectory('memory'), true);
    await expect(assertTrusted(stranger)).rejects.toThrow('was signed by 0/1 keys');
    await assertTrusted(openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'), true));
  });

  it.each(['timestamp.json', 'snapshot', 'targets', 'mfe-store'])(
    '[MF-04] is refused when its %s was changed',
    async (role) => {
      const { store, reader, two } = createTrustedSite();
      const folder = join(store.directory, 'registry/metadata');
      const name = role === 'timestamp.json' ? role : `${newest(folder, role)}.${role}.json`;
      writeFileSync(
        join(folder, name),
        readFileSync(join(folder, name), 'utf8').replace('"expires":"20', '"expires":"21'),
      );
      const seen = reader();
      if (role !== 'mfe-store') return await expect(assertTrusted(seen)).rejects.toThrow('was refused');
      await assertTrusted(seen);
      expect(seen.trusted?.notes.join()).toContain('The list of mfe-store was refused');
      expect(() => seen.verify(seen.record('mfe-store', two))).toThrow('not in the list that its team signed');
    },
  );
});

describe('a registry that was turned back', () => {
  it('[MF-04] is recovered above the last revision that was seen, and names what was lost', async () => {
    const { store, reader, two } = createTrustedSite();
    const putBack = copyRegistry(store);
    rollBack(store, SETTINGS, CHANGE);
    await assertTrusted(store);
    await assertTrusted(reader());
    putBack();
    const { problems } = await checkTrust(store);
    const done = recover(store, SETTINGS, { ...BY, distrust: problems }).join('\n');
    expect(done).toContain('no readable entry for revision 5');
    expect(readRegistry(store)).toMatchObject({ revision: 6, microfrontends: { 'mfe-store': { active: two } } });
    expect(readLog(store).at(-1)).toMatchObject({ verb: 'recover', missing: [5] });
    await assertTrusted(reader());
  });

  it('[MF-04] cannot be recovered without the keys', async () => {
    const { store, reader } = createTrustedSite();
    const putBack = copyRegistry(store);
    rollBack(store, SETTINGS, CHANGE);
    await assertTrusted(reader());
    putBack();
    const { problems } = await checkTrust(reader());
    expect(() => recover(reader(), SETTINGS, { ...BY, distrust: problems })).toThrow('RELEASE_KEY');
  });
});

describe('a release', () => {
  it('[MF-03] is stored only by its team', () => {
    const { store, keyFolder } = createTrustedSite();
    rmSync(join(keyFolder, 'mfe-store-key.pem'));
    const others = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
    expect(() => publish(others, SETTINGS, remoteBuild('three', { version: '3.0.0' }))).toThrow(
      /mfe-store must be signed, but RELEASE_KEY does not contain what that needs: 1 of the keys \w{16}/,
    );
    expect(store.idsOf('mfe-store')).toHaveLength(2);
  });

  it('[MF-04] whose record was changed does not become active', async () => {
    const { store, one } = createTrustedSite();
    await assertTrusted(store);
    appendFileSync(join(store.pathOf('mfe-store', one), 'release.json'), ' ');
    expect(() => promote(store, SETTINGS, { ...CHANGE, to: one })).toThrow('not in the list that its team signed');
  });

  it('[MF-03] can be stored without the keys of the release managers, and not made active', () => {
    const { store, keyFolder } = createTrustedSite();
    rmSync(join(keyFolder, 'release-key.pem'));
    const team = openTrustedStore(store.directory, keyFolder, createTempDirectory('memory'));
    const held = publish(team, SETTINGS, remoteBuild('held', { version: '3.0.0', isHeld: true }));
    expect(team.has('mfe-store', held.id)).toBe(true);
    expect(() => promote(team, SETTINGS, { ...CHANGE, to: held.id })).toThrow('Set RELEASE_KEY');
    expect(readRegistry(store).revision).toBe(4);
  });
});

function newest(folder: string, role: string): number {
  const { signed } = JSON.parse(readFileSync(join(folder, 'timestamp.json'), 'utf8')) as Snapshot;
  const snapshot = signed.meta['snapshot.json']?.version ?? 0;
  if (role === 'snapshot') return snapshot;
  const listed = JSON.parse(readFileSync(join(folder, `${snapshot}.snapshot.json`), 'utf8')) as Snapshot;
  return listed.signed.meta[`${role}.json`]?.version ?? 0;
}

interface Snapshot {
  signed: { meta: Record<string, { version: number }> };
}
