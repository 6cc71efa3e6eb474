import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { verifyLog } from '../registry/verify-log.ts';
import { createShellFixture, SETTINGS } from '../test-releases.ts';
import { collectGarbage } from './gc.ts';
import { markGood } from './mark-good.ts';
import { quarantine } from './quarantine.ts';
import { rollBack } from './roll-back.ts';

const NAME = 'mfe-store';
const DAY_MS = 24 * 60 * 60_000;
const all = { keep: 1, olderThanDays: 0, isDryRun: false, actor: 'ren' };

afterEach(() => void jest.useRealTimers());

/** Six releases, published a day apart; the last one an hour ago. */
function publishSix() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() - 5 * DAY_MS });
  const site = createShellFixture();
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((code) => {
    const { id } = site.remote(code);
    jest.setSystemTime(Date.now() + DAY_MS);
    return id;
  });
  jest.setSystemTime(Date.now() - DAY_MS + 60 * 60_000);
  const left = () => ids.filter((id) => site.store.has(NAME, id)).map((id) => 'abcdef'[ids.indexOf(id)]);
  const pages = () => readdirSync(join(site.store.directory, 'pages')).filter((page) => page !== 'current');
  return { ...site, ids, left, pages };
}

describe('release gc', () => {
  it('deletes releases and pages that nothing needs, and logs them', () => {
    const { store, ids, left, pages } = publishSix();
    const plan = collectGarbage(store, SETTINGS, all);
    // f is active, e its fallback; the page with e and its fallback d was served until an hour ago.
    expect(left()).toEqual(['d', 'e', 'f']);
    expect(plan.releases.map(({ id }) => id).sort()).toEqual(ids.slice(0, 3).sort());
    expect(
      pages()
        .map((page) => Number.parseInt(page, 10))
        .sort(),
    ).toEqual([6, 7, 8]);
    expect(readLog(store).at(-1)).toMatchObject({ verb: 'gc', actor: 'ren', reason: 'deleted 3 releases and 5 pages' });
    verifyLog(store);
    expect(readRegistry(store).microfrontends[NAME]?.earlier).toEqual([ids[3], ids[4]]);
    expect(collectGarbage(store, SETTINGS, all)).toMatchObject({ releases: [], pages: [], leftovers: [], bytes: 0 });
    expect(rollBack(store, SETTINGS, { name: NAME, actor: 'a', reason: 'r' })).toBe(ids[4]);
  });

  it('keeps marked and quarantined releases, the newest ones, and young ones', () => {
    const { store, ids, left } = publishSix();
    const [a = '', b = ''] = ids;
    markGood(store, SETTINGS, { name: NAME, release: a, actor: 'a', reason: 'r' });
    quarantine(store, SETTINGS, { name: NAME, release: b, actor: 'a', reason: 'r' });
    collectGarbage(store, SETTINGS, { ...all, keep: 4 });
    expect(left()).toEqual(['a', 'c', 'd', 'e', 'f']);
    collectGarbage(store, SETTINGS, { ...all, olderThanDays: 30 });
    expect(left()).toEqual(['a', 'c', 'd', 'e', 'f']);
    collectGarbage(store, SETTINGS, all);
    expect(left()).toEqual(['a', 'd', 'e', 'f']);
    expect(store.record(NAME, b).version).toBe('1.0.0-b');
  });

  it('deletes the source maps and the health of a release with it', () => {
    const { store, ids } = publishSix();
    const [a = ''] = ids;
    expect(existsSync(store.sourceMapsOf(NAME, a))).toBe(true);
    collectGarbage(store, SETTINGS, all);
    expect(existsSync(store.sourceMapsOf(NAME, a))).toBe(false);
    expect(readdirSync(join(store.healthDirectory, NAME))).not.toContain(`${a}.json`);
  });

  it('[MF-04] deletes nothing in a dry run, and tells sizes and why the others are kept', () => {
    const { store, ids, left } = publishSix();
    const [a = ''] = ids;
    markGood(store, SETTINGS, { name: NAME, release: a, actor: 'a', reason: 'r' });
    const before = readLog(store).length;
    const plan = collectGarbage(store, SETTINGS, { ...all, isDryRun: true });
    expect(plan.releases.map(({ id }) => id).sort()).toEqual(ids.slice(1, 3).sort());
    for (const { bytes } of plan.releases) expect(bytes).toBeGreaterThan(100);
    expect(plan.bytes).toBeGreaterThan(plan.releases.reduce((sum, { bytes }) => sum + bytes, 0));
    const reasons = plan.kept.filter(({ name }) => name === NAME).map(({ id, reason }) => [ids.indexOf(id), reason]);
    expect(Object.fromEntries(reasons)).toEqual({ 0: 'marked', 3: 'open', 4: 'open', 5: 'active' });
    const { kept } = collectGarbage(store, SETTINGS, { ...all, keep: 4, olderThanDays: 30, isDryRun: true });
    expect(kept.filter(({ id }) => [ids[1], ids[2]].includes(id)).map(({ reason }) => reason)).toEqual([
      'newest',
      'young',
    ]);
    expect(left()).toHaveLength(6);
    expect(readLog(store)).toHaveLength(before);
  });

  it('[MF-04] records the reason, and deletes nothing when the registry is another one than the plan was made for', () => {
    const { store, left } = publishSix();
    const { revision } = readRegistry(store);
    const request = { ...all, reason: 'the disk is full' };
    expect(() => collectGarbage(store, SETTINGS, { ...request, expectedRevision: revision - 1 })).toThrow('not at');
    expect(left()).toHaveLength(6);
    collectGarbage(store, SETTINGS, { ...request, expectedRevision: revision });
    expect(readLog(store).at(-1)?.reason).toBe('the disk is full: deleted 3 releases and 5 pages');
  });

  it('[MF-04] deletes folders that killed commands left an hour ago, and none that may be in use', () => {
    const { store, remote } = createShellFixture();
    remote('one');
    const folder = join(store.directory, 'artifacts', NAME);
    const leave = (name: string, minutes: number) => {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'main.mjs'), 'half');
      const time = new Date(Date.now() - minutes * 60_000);
      utimesSync(join(folder, name), time, time);
    };
    leave('0123456789abcdef.part', 61);
    leave('0123456789abcdef.2f1b.part', 61);
    leave('fedcba9876543210.9c0d.part', 59);
    const before = readLog(store).length;
    const leftovers = (request: object) =>
      collectGarbage(store, SETTINGS, { ...all, keep: 5, olderThanDays: 1, ...request }).leftovers.length;
    expect([leftovers({ isDryRun: true }), readdirSync(folder).length]).toEqual([2, 4]);
    expect([leftovers({}), leftovers({})]).toEqual([2, 0]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['fedcba9876543210.9c0d.part']);
    expect(readLog(store)).toHaveLength(before);
    verifyLog(store);
  });
});
