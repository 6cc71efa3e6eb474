import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markGood } from '../commands/mark-good.ts';
import { quarantine } from '../commands/quarantine.ts';
import { rollBack } from '../commands/roll-back.ts';
import { statusTable } from '../commands/tables.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { createShellFixture, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import { judgeRelease } from './judge-release.ts';
import { pageFallback } from './last-known-good.ts';
import { addHealth } from './release-health.ts';

const NAME = 'mfe-store';
const request = { name: NAME, actor: 'ren', reason: 'r' };

/** Good A, bad B, and C, which fixes B. */
function publishThree() {
  const site = createShellFixture({ isVisited: false });
  const a = site.remote('a').id;
  const b = site.remote('b').id;
  const observe = (id: string, mounted: number, failed: number) => addHealth(site.store, NAME, id, { mounted, failed });
  const publishFixed = () => site.remote('c').id;
  const fallback = () => pageFallback(site.store, readRegistry(site.store), NAME);
  return { ...site, a, b, observe, publishFixed, fallback };
}

describe('pageFallback', () => {
  it('[MF-04] rolls a fixed release back to the good one that visitors used, past the bad one', () => {
    const { store, a, b, observe, publishFixed, page } = publishThree();
    observe(a, 312, 1);
    observe(b, 6, 4);
    publishFixed();
    expect(readRegistryBlock(page().html).remotes[0]?.lastKnownGood?.id).toBe(a);
    expect(statusTable(store)).toContain(`1.0.0-a (${a.slice(0, 8)}), observed healthy by 312 visitors`);
    expect(rollBack(store, SETTINGS, request)).toBe(a);
  });

  it('[MF-04] rolls a fixed release back to the one that was marked good', () => {
    const { store, a, publishFixed, page } = publishThree();
    publishFixed();
    markGood(store, SETTINGS, { ...request, release: a });
    expect(readRegistryBlock(page().html).remotes[0]?.lastKnownGood?.id).toBe(a);
    expect(rollBack(store, SETTINGS, request)).toBe(a);
  });

  it('[MF-04] chooses the newest release that is not known to be bad when none is known to be good', () => {
    const { a, b, observe, publishFixed, fallback } = publishThree();
    publishFixed();
    expect(fallback()).toBe(b);
    observe(b, 1, 4);
    expect(fallback()).toBe(a);
    observe(a, 0, 5);
    expect(fallback()).toBeNull();
  });

  it('[MF-05] never chooses a quarantined release, a rolled-back one, or one that cannot be read', () => {
    const { store, a, b, observe, publishFixed, fallback } = publishThree();
    publishFixed();
    markGood(store, SETTINGS, { ...request, release: b });
    expect(fallback()).toBe(b);
    quarantine(store, SETTINGS, { ...request, release: b });
    expect(fallback()).toBe(a);
    observe(a, 100, 0);
    writeFileSync(join(store.pathOf(NAME, a), 'release.json'), '{');
    expect(fallback()).toBeNull();
  });

  it('ends a mark', () => {
    const { store, a, b, publishFixed, fallback } = publishThree();
    publishFixed();
    markGood(store, SETTINGS, { ...request, release: a });
    expect(fallback()).toBe(a);
    expect(() => markGood(store, SETTINGS, { ...request, release: a })).toThrow('is already marked good');
    markGood(store, SETTINGS, { ...request, release: a, isLifted: true });
    expect(fallback()).toBe(b);
    expect(() => markGood(store, SETTINGS, { ...request, release: a, isLifted: true })).toThrow('is not marked good');
  });
});

describe('judgeRelease', () => {
  it.each([
    [0, 0, 'unknown'],
    [19, 0, 'unknown'],
    [20, 0, 'good'],
    [98, 2, 'good'],
    [97, 3, 'unknown'],
    [0, 4, 'unknown'],
    [4, 1, 'unknown'],
    [3, 2, 'bad'],
    [70, 30, 'bad'],
  ])('judges %i mounted and %i failed as %s', (mounted, failed, verdict) => {
    expect(judgeRelease({ mounted, failed, erred: 0 })).toBe(verdict);
  });

  it.each([
    [100, 0, 2, 'good'],
    [100, 0, 3, 'unknown'],
    [100, 1, 2, 'unknown'],
    [100, 0, 30, 'bad'],
    [100, 0, 500, 'bad'],
  ])('[MF-04] judges %i mounted, %i failed and %i with errors as %s', (mounted, failed, erred, verdict) => {
    expect(judgeRelease({ mounted, failed, erred })).toBe(verdict);
  });
});
