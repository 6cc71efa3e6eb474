import { lastKnownGood } from '../health/last-known-good.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { verifyLog } from '../registry/verify-log.ts';
import { createShellFixture, SETTINGS } from '../test-releases.ts';
import { liftQuarantine, quarantine } from './quarantine.ts';
import { promote, rollBack } from './roll-back.ts';
import { statusTable } from './tables.ts';

const NAME = 'mfe-store';
const request = { name: NAME, actor: 'mia', reason: 'it shows wrong prices' };

function publishTwo() {
  const site = createShellFixture();
  const good = site.remote('good', { version: '1.0.0' }).id;
  const bad = site.remote('bad', { version: '2.0.0' }).id;
  const state = () => ({
    active: site.active(),
    fallback: lastKnownGood(site.store, readRegistry(site.store), NAME),
  });
  return { ...site, good, bad, state };
}

describe('release quarantine', () => {
  it('[MF-05] makes the last known good release active when the active one is quarantined', () => {
    const { store, good, bad, state, remote, page } = publishTwo();
    expect(quarantine(store, SETTINGS, { ...request, release: '2.0.0' })).toEqual({ release: bad, active: good });
    expect(state()).toEqual({ active: good, fallback: null });
    const fixed = remote('fixed', { version: '3.0.0' }).id;
    expect(state()).toEqual({ active: fixed, fallback: good });
    expect(page().html).not.toContain(bad);
  });

  it('[MF-05] keeps a bad release from being the fallback of the one that replaced it', () => {
    const { store, good, bad, state, remote, page } = publishTwo();
    const fixed = remote('fixed', { version: '3.0.0' }).id;
    expect(state()).toEqual({ active: fixed, fallback: bad });
    quarantine(store, SETTINGS, { ...request, release: bad });
    expect(state()).toEqual({ active: fixed, fallback: good });
    expect(page().html).not.toContain(bad);
    expect(rollBack(store, SETTINGS, request)).toBe(good);
  });

  it('rejects promoting, rolling back to, and publishing a quarantined release', () => {
    const { store, bad, good, state, remote } = publishTwo();
    quarantine(store, SETTINGS, { ...request, release: bad });
    expect(() => promote(store, SETTINGS, { ...request, to: bad })).toThrow('is quarantined');
    expect(() => rollBack(store, SETTINGS, { ...request, to: '2.0.0' })).toThrow('is quarantined');
    expect(() => remote('bad', { version: '2.0.0' })).toThrow('is quarantined');
    expect(remote('bad', { version: '2.0.0', onlyIfNew: true })).toEqual({ id: bad, isNew: false });
    expect(state()).toEqual({ active: good, fallback: null });
  });

  it('removes the files of a quarantined release from the servers', () => {
    const { store, bad, good } = publishTwo();
    quarantine(store, SETTINGS, { ...request, release: bad });
    expect(store.idsOf(NAME)).toEqual([good]);
    expect(store.has(NAME, bad)).toBe(false);
    expect(store.record(NAME, bad).version).toBe('2.0.0');
  });

  it('allows promoting a release again only after the quarantine is lifted', () => {
    const { store, bad, good, state } = publishTwo();
    quarantine(store, SETTINGS, { ...request, release: bad });
    expect(liftQuarantine(store, SETTINGS, { ...request, release: bad })).toEqual({ release: bad, active: good });
    expect(state()).toEqual({ active: good, fallback: null });
    promote(store, SETTINGS, { ...request, to: bad });
    expect(state()).toEqual({ active: bad, fallback: good });
    expect(() => liftQuarantine(store, SETTINGS, { ...request, release: bad })).toThrow('is not quarantined');
  });

  it('rejects a quarantine that leaves a remote without a release, and a second quarantine of one release', () => {
    const { store, bad, good } = publishTwo();
    quarantine(store, SETTINGS, { ...request, release: bad });
    expect(() => quarantine(store, SETTINGS, { ...request, release: bad })).toThrow('already quarantined');
    expect(() => quarantine(store, SETTINGS, { ...request, release: good })).toThrow('promote another one first');
    expect(() => quarantine(store, SETTINGS, { ...request, release: '9.9.9' })).toThrow('no release "9.9.9"');
  });

  it('records actor and reason of a quarantine in the log and shows them in the status', () => {
    const { store, bad, good } = publishTwo();
    quarantine(store, SETTINGS, { ...request, release: bad });
    expect(readLog(store).at(-1)).toMatchObject({ ...request, verb: 'quarantine', release: bad, from: bad, to: good });
    verifyLog(store);
    expect(statusTable(store)).toMatch(/mfe-store +2\.0\.0 +\w{8} +mia +it shows wrong prices/);
    liftQuarantine(store, SETTINGS, { ...request, release: bad });
    verifyLog(store);
    expect(statusTable(store)).not.toContain('2.0.0');
  });
});
