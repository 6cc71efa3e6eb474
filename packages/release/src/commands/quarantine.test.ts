import { SETTINGS, setUp } from '../fixtures.ts';
import { lastKnownGood, readLog, readRegistry, verifyLog } from '../registry/registry.ts';
import { liftQuarantine, quarantine } from './quarantine.ts';
import { promote, rollBack } from './roll-back.ts';
import { statusTable } from './tables.ts';

const NAME = 'mfe-store';
const who = { name: NAME, actor: 'mia', reason: 'it shows wrong prices' };

function publishTwo() {
  const site = setUp();
  site.shell();
  const good = site.remote('good', { version: '1.0.0' }).id;
  const bad = site.remote('bad', { version: '2.0.0' }).id;
  const state = () => {
    const registry = readRegistry(site.store);
    return { active: registry.parts[NAME]?.active, fallback: lastKnownGood(registry, NAME) };
  };
  return { ...site, good, bad, state };
}

describe('release quarantine', () => {
  it('[MF-05] makes the last known good release active when the active one is quarantined', () => {
    const { store, good, bad, state, remote, page } = publishTwo();
    expect(quarantine(store, SETTINGS, { ...who, release: '2.0.0' })).toEqual({ release: bad, active: good });
    expect(state()).toEqual({ active: good, fallback: null });
    const mended = remote('mended', { version: '3.0.0' }).id;
    expect(state()).toEqual({ active: mended, fallback: good });
    expect(page().html).not.toContain(bad);
  });

  it('[MF-05] keeps a bad release from being the fallback of the one that replaced it', () => {
    const { store, good, bad, state, remote, page } = publishTwo();
    const mended = remote('mended', { version: '3.0.0' }).id;
    expect(state()).toEqual({ active: mended, fallback: bad });
    quarantine(store, SETTINGS, { ...who, release: bad });
    expect(state()).toEqual({ active: mended, fallback: good });
    expect(page().html).not.toContain(bad);
    expect(rollBack(store, SETTINGS, who)).toBe(good);
  });

  it('refuses to promote, roll back to, or publish a quarantined release', () => {
    const { store, bad, good, state, remote } = publishTwo();
    quarantine(store, SETTINGS, { ...who, release: bad });
    expect(() => promote(store, SETTINGS, { ...who, to: bad })).toThrow('is quarantined');
    expect(() => rollBack(store, SETTINGS, { ...who, to: '2.0.0' })).toThrow('is quarantined');
    expect(() => remote('bad', { version: '2.0.0' })).toThrow('is quarantined');
    expect(remote('bad', { version: '2.0.0', leavesKnown: true })).toEqual({ id: bad, isNew: false });
    expect(state()).toEqual({ active: good, fallback: null });
  });

  it('takes the files of a quarantined release away from the servers', () => {
    const { store, bad, good } = publishTwo();
    quarantine(store, SETTINGS, { ...who, release: bad });
    expect(store.idsOf(NAME)).toEqual([good]);
    expect(store.has(NAME, bad)).toBe(false);
    expect(store.record(NAME, bad).version).toBe('2.0.0');
  });

  it('allows a release to be promoted again once the quarantine is lifted, and not before', () => {
    const { store, bad, good, state } = publishTwo();
    quarantine(store, SETTINGS, { ...who, release: bad });
    expect(liftQuarantine(store, SETTINGS, { ...who, release: bad })).toEqual({ release: bad, active: good });
    expect(state()).toEqual({ active: good, fallback: null });
    promote(store, SETTINGS, { ...who, to: bad });
    expect(state()).toEqual({ active: bad, fallback: good });
    expect(() => liftQuarantine(store, SETTINGS, { ...who, release: bad })).toThrow('is not quarantined');
  });

  it('refuses to leave a remote without any release, or to quarantine one twice', () => {
    const { store, bad, good } = publishTwo();
    quarantine(store, SETTINGS, { ...who, release: bad });
    expect(() => quarantine(store, SETTINGS, { ...who, release: bad })).toThrow('quarantined already');
    expect(() => quarantine(store, SETTINGS, { ...who, release: good })).toThrow('promote another one first');
    expect(() => quarantine(store, SETTINGS, { ...who, release: '9.9.9' })).toThrow('no release "9.9.9"');
  });

  it('records who quarantined what and why in the hash-chained log, and shows it in the status', () => {
    const { store, bad, good } = publishTwo();
    quarantine(store, SETTINGS, { ...who, release: bad });
    expect(readLog(store).at(-1)).toMatchObject({ ...who, verb: 'quarantine', release: bad, from: bad, to: good });
    verifyLog(store);
    expect(statusTable(store)).toMatch(/mfe-store +2\.0\.0 +\w{8} +mia +it shows wrong prices/);
    liftQuarantine(store, SETTINGS, { ...who, release: bad });
    verifyLog(store);
    expect(statusTable(store)).not.toContain('2.0.0');
  });
});
