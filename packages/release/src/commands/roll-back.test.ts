import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastKnownGood } from '../health/last-known-good.ts';
import { addHealth } from '../health/release-health.ts';
import { noteTrial } from '../preflight/passed-trials.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { createReleaseFixture, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import type { Invocation } from './command.ts';
import { promote, promoteCommand, rollBack } from './roll-back.ts';

describe('promote', () => {
  it('[MF-01] activates a release that was never on a page only after a trial, or with --skip-check', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
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
    const active = () => readRegistry(store).microfrontends['mfe-store']?.active;
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
    const { shell, remote, store } = createReleaseFixture();
    shell();
    const { id } = remote('one');
    const before = readLog(store).length;
    const request = { name: 'mfe-store', to: id, actor: 'a', reason: 'r' };
    expect(promote(store, SETTINGS, request)).toEqual({ id, isChanged: false });
    expect(readLog(store)).toHaveLength(before);
  });
});

describe('rollBack', () => {
  it('[MF-04] activates the last known good release, changes nothing else, and records actor and reason', () => {
    const { shell, remote, store, page } = createReleaseFixture();
    shell();
    const one = remote('one');
    const two = remote('two', { version: '2.0.0' });
    const before = readRegistry(store);
    expect(page().html).toContain(two.id);
    expect(rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'ren', reason: 'broken' })).toBe(one.id);
    const after = readRegistry(store);
    expect(after.microfrontends).toEqual({
      ...before.microfrontends,
      'mfe-store': { active: one.id, earlier: [], quarantined: [], marked: [] },
    });
    expect(readRegistryBlock(page().html).remotes[0]?.active.id).toBe(one.id);
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'rollback',
      name: 'mfe-store',
      from: two.id,
      to: one.id,
      actor: 'ren',
      reason: 'broken',
    });
    expect(lastKnownGood(store, after, 'mfe-store')).toBeNull();
    expect(promote(store, SETTINGS, { name: 'mfe-store', to: '2.0.0', actor: 'ren', reason: 'mended' })).toEqual({
      id: two.id,
      isChanged: true,
    });
  });

  it('changes nothing when the page cannot be assembled', () => {
    const { shell, remote, store, page } = createReleaseFixture();
    shell();
    remote('one');
    const before = [readRegistry(store), readLog(store).length, page().html];
    const withoutOrigin = { name: 'mfe-nowhere', pages: [], slots: [] };
    expect(() => remote('two', withoutOrigin)).toThrow('no origin for mfe-nowhere');
    expect([readRegistry(store), readLog(store).length, page().html]).toEqual(before);
  });

  it('is not undone when the same content is published again', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    const one = remote('one');
    remote('two');
    rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'a', reason: 'r' });
    remote('two', { onlyIfNew: true });
    remote('one');
    expect(readRegistry(store).microfrontends['mfe-store']?.active).toBe(one.id);
    expect(readLog(store).filter(({ name }) => name === 'mfe-store')).toHaveLength(3);
  });

  it('rejects an unknown name, an unknown release, and a rollback without an earlier release', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    remote('one');
    const request = { name: 'mfe-store', actor: 'a', reason: 'r' };
    expect(() => rollBack(store, SETTINGS, request)).toThrow('no earlier release');
    expect(() => rollBack(store, SETTINGS, { ...request, name: 'mfe-unknown' })).toThrow(
      'no microfrontend "mfe-unknown"',
    );
    expect(() => rollBack(store, SETTINGS, { ...request, to: '9.9.9' })).toThrow('no release "9.9.9"');
  });

  it('rejects a release with a file that was changed after it was published', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    const one = remote('one');
    remote('two');
    writeFileSync(join(store.pathOf('mfe-store', one.id), 'main.mjs'), 'evil');
    expect(() => rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'a', reason: 'r' })).toThrow(
      'Repair it with `release recover`, or name another release: --to',
    );
    const named = { name: 'mfe-store', to: one.id, actor: 'a', reason: 'r' };
    expect(() => rollBack(store, SETTINGS, named)).toThrow('main.mjs was changed');
  });

  it('[MF-04] is not repeated within five minutes unless it is asked for again', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') });
    const { shell, remote, store } = createReleaseFixture();
    shell();
    const one = remote('one').id;
    const two = remote('two').id;
    const three = remote('three').id;
    const request = { name: 'mfe-store', actor: 'ren', reason: 'wrong prices' };
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
    const { shell, remote, store } = createReleaseFixture();
    shell();
    const one = remote('one').id;
    remote('bad');
    const request = { name: 'mfe-store', actor: 'ren', reason: 'it is broken' };
    promote(store, SETTINGS, { ...request, to: one });
    remote('three');
    expect(rollBack(store, SETTINGS, request)).toBe(one);
  });

  it('[MF-04] goes only to releases that visitors ran, and never to a development build, unless one is named', () => {
    const { shell, store, remote, page } = createReleaseFixture({ isVisited: false });
    shell();
    const one = remote('one').id;
    const saved = remote('saved', { isDevelopment: true, version: '1.0.0' }).id;
    addHealth(store, 'mfe-store', saved, { mounted: 50, failed: 0 });
    remote('two');
    const request = { name: 'mfe-store', actor: 'ren', reason: 'r' };
    expect(() => rollBack(store, SETTINGS, request)).toThrow('no earlier release to roll back to that visitors ran');
    // A page that cannot load the active release shows it nevertheless: otherwise it would show nothing.
    expect(readRegistryBlock(page().html).remotes[0]?.lastKnownGood?.id).toBe(one);
    expect(rollBack(store, SETTINGS, { ...request, to: saved })).toBe(saved);
  });

  it('rejects the second of two changes that were decided on the same revision', () => {
    const { shell, remote, store } = createReleaseFixture();
    shell();
    remote('one');
    remote('two');
    const { revision } = readRegistry(store);
    const request = { name: 'mfe-store', actor: 'a', reason: 'r', expectedRevision: revision };
    rollBack(store, SETTINGS, request);
    expect(() => remote('three', { expectedRevision: revision })).toThrow(`not at ${revision}`);
    const two = store.idsOf('mfe-store').find((id) => id !== readRegistry(store).microfrontends['mfe-store']?.active);
    expect(() => promote(store, SETTINGS, { ...request, to: String(two) })).toThrow(
      `The registry is at revision ${revision + 1}, not at ${revision}`,
    );
  });
});
