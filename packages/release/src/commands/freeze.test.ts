import { readRegistry } from '../registry/read-registry.ts';
import { checkLog } from '../registry/verify-log.ts';
import { createShellFixture, remoteBuild, SETTINGS } from '../test-releases.ts';
import { freeze, readUntil } from './freeze.ts';
import { publish } from './publish.ts';
import { quarantine } from './quarantine.ts';
import { promote, rollBack } from './roll-back.ts';

const author = { name: 'mfe-store', actor: 'ren', reason: 'the festival' };
const LATER = new Date(Date.now() + 3_600_000).toISOString();

function createFrozen(until = LATER) {
  const site = createShellFixture();
  const one = site.remote('one').id;
  const two = site.remote('two').id;
  freeze(site.store, SETTINGS, { ...author, until });
  return { ...site, one, two };
}

describe('release freeze', () => {
  it('[MF-03] lets nothing new become active, and names who froze it and why', () => {
    const { store, one, two, remote, active } = createFrozen();
    const message = `frozen until ${LATER} by ren (the festival)`;
    expect(() => promote(store, SETTINGS, { ...author, to: one })).toThrow(message);
    expect(() => remote('three')).toThrow(message);
    expect(active()).toBe(two);
  });

  it('[MF-04] lets a rollback and a quarantine through', () => {
    const { store, one, two, active } = createFrozen();
    expect(rollBack(store, SETTINGS, author)).toBe(one);
    quarantine(store, SETTINGS, { ...author, release: two });
    expect(active()).toBe(one);
    expect(checkLog(store).problems).toEqual([]);
  });

  it('[MF-03] stores the release of a program without activating it', () => {
    const { store, two, active } = createFrozen();
    const { id } = publish(store, SETTINGS, { ...remoteBuild('three'), isAutomatic: true });
    expect([store.has('mfe-store', id), active()]).toEqual([true, two]);
  });

  it('[MF-03] ends with its time, and by hand', () => {
    const { store, one, active } = createFrozen(new Date(Date.now() - 1).toISOString());
    promote(store, SETTINGS, { ...author, to: one });
    expect(active()).toBe(one);
    expect(() => freeze(store, SETTINGS, author)).toThrow('is not frozen');
    freeze(store, SETTINGS, { ...author, until: LATER });
    freeze(store, SETTINGS, author);
    expect(readRegistry(store).microfrontends['mfe-store']).not.toHaveProperty('frozen');
  });

  it.each(['', 'soon', '31d', '0h', '2020-01-01T00:00:00Z'])('rejects the time "%s"', (text) => {
    expect(() => readUntil(text)).toThrow('--until must be a time within 30 days');
  });

  it('reads a duration and a time', () => {
    const now = Date.parse('2026-11-27T12:00:00Z');
    expect(readUntil('2h', now)).toBe('2026-11-27T14:00:00.000Z');
    expect(readUntil('2026-11-28T09:00:00+09:00', now)).toBe('2026-11-28T00:00:00.000Z');
  });
});
