import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastKnownGood } from '../health/last-known-good.ts';
import { addHealth } from '../health/release-health.ts';
import { noteTrial } from '../preflight/passed-trials.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { CHANGE, createShellFixture, createTwoReleases, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import type { Invocation } from './command.ts';
import { promote, promoteCommand, rollBack } from './roll-back.ts';

describe('promote', () => {
  it('[MF-01] activates a release that was never on a page only after a trial, or with --skip-check', () => {
    const { remote, store, active } = createShellFixture();
    const one = remote('one').id;
    const held = remote('held', { isHeld: true }).id;
    const run = (to: string, ...flags: string[]): void =>
      void promoteCommand.run({
        store,
        settings: () => SETTINGS,
        changeRequest: () => ({ name: 'mfe-store', actor: 'ren', reason: 'daily prices' }),
        text: (option: string) => (option === 'to' ? to : undefined),
        flag: (option: string) => flags.includes(option),
      } as unknown as Invocation);
    expect(() => run(held)).toThrow('was never mounted on the page. Try it first');
    expect(active()).toBe(one);
    noteTrial(store, 'mfe-store', held, 2);
    run(held);
    expect(active()).toBe(held);
    run(one);
    expect(active()).toBe(one);
    const other = remote('other', { isHeld: true }).id;
    run(other, 'skip-check');
    expect(active()).toBe(other);
    expect(readLog(store).at(-1)?.reason).toBe('daily prices (not checked in a browser)');
  });

  it('writes no revision for the release that is active', () => {
    const { remote, store } = createShellFixture();
    const { id } = remote('one');
    const before = readLog(store).length;
    expect(promote(store, SETTINGS, { ...CHANGE, to: id })).toEqual({ id, isChanged: false });
    expect(readLog(store)).toHaveLength(before);
  });
});

describe('rollBack', () => {
  it('[MF-04] activates the last known good release, changes nothing else, and records actor and reason', () => {
    const { store, page, one, two } = createTwoReleases();
    const before = readRegistry(store);
    expect(page().html).toContain(two);
    expect(rollBack(store, SETTINGS, CHANGE)).toBe(one);
    const after = readRegistry(store);
    expect(after.microfrontends).toEqual({
      ...before.microfrontends,
      'mfe-store': { active: one, earlier: [], quarantined: [], marked: [] },
    });
    expect(readRegistryBlock(page().html).remotes[0]?.active.id).toBe(one);
    expect(readLog(store).at(-1)).toMatchObject({ ...CHANGE, verb: 'rollback', from: two, to: one });
    expect(lastKnownGood(store, after, 'mfe-store')).toBeNull();
    expect(promote(store, SETTINGS, { ...CHANGE, to: '2.0.0' })).toEqual({ id: two, isChanged: true });
  });

  it('changes nothing when the page cannot be assembled', () => {
    const { remote, store, page } = createShellFixture();
    remote('one');
    const before = [readRegistry(store), readLog(store).length, page().html];
    const withoutOrigin = { name: 'mfe-nowhere', pages: [], slots: [] };
    expect(() => remote('two', withoutOrigin)).toThrow('no origin for mfe-nowhere');
    expect([readRegistry(store), readLog(store).length, page().html]).toEqual(before);
  });

  it('is not undone when the same content is published again', () => {
    const { remote, store, active } = createShellFixture();
    const one = remote('one').id;
    remote('two');
    rollBack(store, SETTINGS, CHANGE);
    remote('two', { onlyIfNew: true });
    remote('one');
    expect(active()).toBe(one);
    expect(readLog(store).filter(({ name }) => name === 'mfe-store')).toHaveLength(3);
  });

  it('rejects an unknown name, an unknown release, and a rollback without an earlier release', () => {
    const { remote, store } = createShellFixture();
    remote('one');
    const roll = (change: object) => () => rollBack(store, SETTINGS, { ...CHANGE, ...change });
    expect(roll({})).toThrow('no earlier release');
    expect(roll({ name: 'mfe-unknown' })).toThrow('no microfrontend "mfe-unknown"');
    expect(roll({ to: '9.9.9' })).toThrow('no release "9.9.9"');
  });

  it('rejects a release with a file that was changed after it was published', () => {
    const { remote, store } = createShellFixture();
    const one = remote('one').id;
    remote('two');
    writeFileSync(join(store.pathOf('mfe-store', one), 'main.mjs'), 'evil');
    expect(() => rollBack(store, SETTINGS, CHANGE)).toThrow(
      'Repair it with `release recover`, or name another release: --to',
    );
    expect(() => rollBack(store, SETTINGS, { ...CHANGE, to: one })).toThrow('main.mjs was changed');
  });

  it('[MF-04] is not repeated within five minutes unless it is asked for again', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') });
    const { remote, store } = createShellFixture();
    const one = remote('one').id;
    const two = remote('two').id;
    const three = remote('three').id;
    const request = { ...CHANGE, reason: 'wrong prices' };
    expect(rollBack(store, SETTINGS, request)).toBe(two);
    const { revision } = readRegistry(store);
    jest.advanceTimersByTime(40_000);
    const repeated = () => rollBack(store, SETTINGS, { ...request, actor: 'mia' });
    expect(repeated).toThrow('was rolled back 40 seconds ago by ren (wrong prices). Nothing was changed.');
    expect(readRegistry(store).revision).toBe(revision);
    expect(rollBack(store, SETTINGS, { ...request, isAgain: true })).toBe(one);
    promote(store, SETTINGS, { ...request, to: three });
    expect(rollBack(store, SETTINGS, request)).toBe(one);
    jest.useRealTimers();
  });

  it('[MF-04] never goes back to a release that was left by promoting an earlier one', () => {
    const { remote, store } = createShellFixture();
    const one = remote('one').id;
    remote('bad');
    promote(store, SETTINGS, { ...CHANGE, to: one });
    remote('three');
    expect(rollBack(store, SETTINGS, CHANGE)).toBe(one);
  });

  it('[MF-04] goes only to releases that visitors ran, and never to a development build, unless one is named', () => {
    const { store, remote, page } = createShellFixture({ isVisited: false });
    const one = remote('one').id;
    const saved = remote('saved', { isDevelopment: true, version: '1.0.0' }).id;
    addHealth(store, 'mfe-store', saved, { mounted: 50, failed: 0 });
    remote('two');
    expect(() => rollBack(store, SETTINGS, CHANGE)).toThrow('no earlier release to roll back to that visitors ran');
    // A page that cannot load the active release shows it nevertheless: otherwise it would show nothing.
    expect(readRegistryBlock(page().html).remotes[0]?.lastKnownGood?.id).toBe(one);
    expect(rollBack(store, SETTINGS, { ...CHANGE, to: saved })).toBe(saved);
  });

  it('rejects the second of two changes that were decided on the same revision', () => {
    const { remote, store, two } = createTwoReleases();
    const { revision } = readRegistry(store);
    const request = { ...CHANGE, expectedRevision: revision };
    rollBack(store, SETTINGS, request);
    expect(() => remote('three', { expectedRevision: revision })).toThrow(`not at ${revision}`);
    expect(() => promote(store, SETTINGS, { ...request, to: two })).toThrow(
      `The registry is at revision ${revision + 1}, not at ${revision}`,
    );
  });
});
