import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeze } from '../commands/freeze.ts';
import { planGc } from '../commands/plan-gc.ts';
import { liftQuarantine, quarantine } from '../commands/quarantine.ts';
import { promote, rollBack } from '../commands/roll-back.ts';
import { runCommand } from '../commands/run-command.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { checkLog } from '../registry/verify-log.ts';
import { CONTRIBUTIONS, createShellFixture, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import { endCandidate, pauseCandidate, startCandidate, widenCandidate } from './change-candidate.ts';
import { guardCandidates } from './guard.ts';
import { addVotes, readVotes } from './votes.ts';

const NAME = 'mfe-store';
const by = { name: NAME, actor: 'ren', reason: 'try the new store' };
const MINUTE_MS = 60_000;

/** mfe-store 1.0.0 is active; 2.0.0 is stored and was never active. */
function createCanary() {
  const site = createShellFixture();
  const one = site.remote('one').id;
  const two = site.remote('two', { version: '2.0.0', isHeld: true }).id;
  const { store } = site;
  const both = { store, settings: SETTINGS };
  const state = () => readRegistry(store).microfrontends[NAME];
  const start = (percent = 5, plan?: { percents: number[]; everyMinutes: number }) =>
    startCandidate(both, { ...by, to: two, percent, plan });
  const file = (name: string) => {
    const page = readFileSync(join(store.directory, 'pages/current'), 'utf8');
    return readFileSync(join(store.directory, 'pages', page, name), 'utf8');
  };
  const guard = (later = 0) => guardCandidates({ store, settings: () => SETTINGS, now: () => Date.now() + later });
  const vote = (
    percent: number,
    candidate: [visits: number, failed: number, slow?: number],
    control: [number, number, number?],
  ) =>
    addVotes(store, NAME, two, {
      [percent]: {
        candidate: { visits: candidate[0], failed: candidate[1], slow: candidate[2] ?? 0 },
        control: { visits: control[0], failed: control[1], slow: control[2] ?? 0 },
      },
    });
  return { ...site, both, one, two, state, start, file, guard, vote };
}

describe('a candidate', () => {
  it('[MF-04] has a page of its own that falls back to the active release, and its share in the discovery document', () => {
    const { start, file, state, one, two } = createCanary();
    start(5);
    expect(state()).toMatchObject({ active: one, candidate: { id: two, percent: 5, isPaused: false } });
    expect(readRegistryBlock(file('index.html')).remotes[0]).toMatchObject({
      active: { id: one },
      lastKnownGood: null,
    });
    expect(readRegistryBlock(file('mfe-store.index.html')).remotes[0]).toMatchObject({
      active: { id: two },
      lastKnownGood: { id: one },
    });
    expect(JSON.parse(file('discovery.json')).microFrontends[NAME]).toMatchObject([
      { extras: { id: one }, deployment: { traffic: 95, default: true } },
      { extras: { id: two }, deployment: { traffic: 5, default: false } },
    ]);
    expect(JSON.parse(file('revision.json')).microfrontends[NAME]).toMatchObject({ active: one, candidate: two });
    expect(JSON.parse(file('loadable.json'))).toEqual(expect.arrayContaining([`${NAME}/${one}`, `${NAME}/${two}`]));
  });

  it('[MF-04] is widened, paused, resumed and ended, and open tabs hear of the end', () => {
    const { both, store, start, file, state, two } = createCanary();
    start(5);
    widenCandidate(both, by, 25);
    expect(state()?.candidate?.percent).toBe(25);
    pauseCandidate(both, by, true);
    expect(JSON.parse(file('discovery.json')).microFrontends[NAME][1].deployment.traffic).toBe(0);
    expect(() => pauseCandidate(both, by, true)).toThrow('paused already');
    pauseCandidate(both, by, false);
    endCandidate(both, by);
    expect(state()).not.toHaveProperty('candidate');
    expect(JSON.parse(file('revision.json')).microfrontends[NAME].left).toEqual([two]);
    expect(
      readLog(store)
        .map(({ verb }) => verb)
        .slice(-5),
    ).toEqual(['canary-start', 'canary-widen', 'canary-pause', 'canary-resume', 'canary-end']);
    expect(checkLog(store).problems).toEqual([]);
    expect(() => endCandidate(both, by)).toThrow('mfe-store has no candidate');
  });

  it('[MF-04] ends when another release becomes active, and becomes active by a promotion', () => {
    const { store, start, state, one, two } = createCanary();
    start();
    promote(store, SETTINGS, { ...by, to: two });
    expect(state()).toMatchObject({ active: two, earlier: [one] });
    expect(state()).not.toHaveProperty('candidate');
    rollBack(store, SETTINGS, { ...by, to: one });
    start();
    promote(store, SETTINGS, { ...by, to: two });
    expect(checkLog(store).problems).toEqual([]);
  });

  it('[MF-04] cannot be the active, a quarantined or an untried release, or one that the page does not work with', async () => {
    const { both, remote, one, store } = createCanary();
    expect(() => startCandidate(both, { ...by, to: one, percent: 5 })).toThrow('is the active release already');
    const { id } = remote('three', { isHeld: true, needs: { shell: 99, session: 1 } });
    expect(() => startCandidate(both, { ...by, to: id, percent: 5 })).toThrow('cannot be a candidate');
    const call = { verb: 'canary', args: [NAME], options: { to: '2.0.0', percent: '5', reason: 'r' }, actor: 'ren' };
    await expect(runCommand({ store, settings: () => SETTINGS }, call)).rejects.toThrow('never mounted on the page');
  });

  it('[MF-04] does not prevent a rollback after which its page would not work: that page is left out', () => {
    const { both, store, remote, file } = createCanary();
    const offers = CONTRIBUTIONS.pages.map((page) => ({ ...page, path: '/offers' }));
    const old = remote('1.0.0', { name: 'mfe-chat', version: '1.0.0', pages: offers, slots: [] }).id;
    remote('2.0.0', { name: 'mfe-chat', version: '2.0.0', pages: [], slots: [] });
    const { id } = remote('four', { version: '4.0.0', isHeld: true, pages: offers });
    // The fallback of mfe-chat would have the same page.
    quarantine(store, SETTINGS, { ...by, name: 'mfe-chat', release: old });
    startCandidate(both, { ...by, to: id, percent: 5 });
    expect(readRegistryBlock(file('mfe-store.index.html')).remotes).toHaveLength(2);
    liftQuarantine(store, SETTINGS, { ...by, name: 'mfe-chat', release: old });
    rollBack(store, SETTINGS, { ...by, name: 'mfe-chat', to: old });
    expect(() => file('mfe-store.index.html')).toThrow('ENOENT');
    expect(readRegistryBlock(file('index.html')).remotes).toHaveLength(2);
  });

  it('[MF-04] stays while old releases are deleted', () => {
    const { store, start, two } = createCanary();
    start();
    const plan = planGc(store, readRegistry(store), { keep: 0, olderThanDays: 0 }, Date.now() + 90 * 86_400_000);
    expect(plan.releases.map(({ id }) => id)).not.toContain(two);
  });

  it('[MF-03] is not widened while its microfrontend is frozen, and can be ended', () => {
    const { both, store, start } = createCanary();
    start();
    freeze(store, SETTINGS, { ...by, until: new Date(Date.now() + MINUTE_MS).toISOString() });
    expect(() => widenCandidate(both, by, 25)).toThrow('is frozen until');
    endCandidate(both, by);
  });
});

describe('the guard', () => {
  it('[MF-04] quarantines a candidate that fails more often than the active release', async () => {
    const { store, start, guard, vote, state, file, one, two } = createCanary();
    start(5);
    vote(5, [40, 12], [760, 5]);
    await guard();
    expect(state()).toMatchObject({ active: one, quarantined: [two] });
    expect(state()).not.toHaveProperty('candidate');
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'quarantine',
      actor: 'guard',
      reason: expect.stringContaining('12 of 40 visits of the candidate failed, and 5 of 760 of the active release'),
    });
    expect(JSON.parse(file('revision.json')).microfrontends[NAME].quarantined).toEqual([two]);
    expect(checkLog(store).problems).toEqual([]);
  });

  it('[MF-04] quarantines a candidate that is slow much more often', async () => {
    const { store, start, guard, vote, state, two } = createCanary();
    start(50);
    vote(50, [1_000, 0, 80], [1_000, 0, 10]);
    await guard();
    expect(state()?.quarantined).toEqual([two]);
    expect(readLog(store).at(-1)?.reason).toContain('80 of 1000 visits of the candidate were slow, and 10 of 1000');
  });

  it('[MF-04] quarantines a candidate of all visitors when most of its visits fail', async () => {
    const { start, guard, vote, state, two } = createCanary();
    start(100);
    vote(100, [20, 11], [0, 0]);
    await guard();
    expect(state()?.quarantined).toEqual([two]);
  });

  it('[MF-04] leaves a candidate that fails as often as the active release', async () => {
    const { start, guard, vote, state, two } = createCanary();
    start(5);
    vote(5, [400, 20], [7_600, 380]);
    await guard();
    expect(state()?.candidate?.id).toBe(two);
  });

  it('[MF-04] makes each step after its time and enough visits, and promotes the release after the last one', async () => {
    const { store, start, guard, vote, state, two } = createCanary();
    start(5, { percents: [50], everyMinutes: 30 });
    await guard(31 * MINUTE_MS);
    expect(state()?.candidate?.percent).toBe(5);
    vote(5, [50, 0], [950, 0]);
    await guard(29 * MINUTE_MS);
    expect(state()?.candidate?.percent).toBe(5);
    await guard(31 * MINUTE_MS);
    expect(state()?.candidate?.percent).toBe(50);
    vote(50, [60, 0], [60, 0]);
    await guard(31 * MINUTE_MS);
    expect(state()).toMatchObject({ active: two });
    expect(readLog(store).at(-1)).toMatchObject({ verb: 'promote', actor: 'guard' });
  });

  it('[MF-04] waits while a candidate is paused or frozen', async () => {
    const { both, store, start, guard, vote, state } = createCanary();
    start(5, { percents: [50], everyMinutes: 1 });
    vote(5, [50, 0], [950, 0]);
    pauseCandidate(both, by, true);
    await guard(5 * MINUTE_MS);
    pauseCandidate(both, by, false);
    freeze(store, SETTINGS, { ...by, until: new Date(Date.now() + MINUTE_MS).toISOString() });
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await guard(5 * MINUTE_MS);
    expect(warn.mock.calls[0]?.[0]).toContain('is frozen until');
    warn.mockRestore();
    expect(state()?.candidate?.percent).toBe(5);
  });

  it('[MF-04] judges a candidate that starts again without its earlier votes', () => {
    const { both, store, start, vote, two } = createCanary();
    start();
    vote(5, [40, 12], [760, 5]);
    endCandidate(both, by);
    start();
    expect(readVotes(store, NAME, two)).toEqual({});
  });
});
