import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles } from '@xana/remote-kit';
import { RemoteSources } from './remote-sources.ts';
import { createTestLoader } from './test-load.ts';

const entries = (id: string) => ['r0', 'r1', 'r2'].map((prefix) => `http://x/${prefix}/mfe-a/${id}/remoteEntry.mjs`);
const REMOTE = {
  name: 'mfe-a',
  active: { id: 'new', version: '2', entries: entries('new') },
  lastKnownGood: { id: 'old', version: '1', entries: entries('old') },
} as PageRemote;
const LIFECYCLES = {} as Lifecycles;

/** Loads the entries for which `works` returns true, and records each attempt. */
function setUp(works: (entry: string) => boolean) {
  const asked: string[] = [];
  const short = (entry: string) => entry.replace('http://x/', '').replace('/remoteEntry.mjs', '').replace('mfe-a/', '');
  let isWorking = works;
  const load = createTestLoader(async (entry) => {
    asked.push(short(entry));
    if (isWorking(short(entry))) return LIFECYCLES;
    throw new Error(entry);
  });
  const sources = new RemoteSources(REMOTE, load);
  return {
    sources,
    asked,
    heal() {
      isWorking = () => true;
    },
  };
}

describe('[MF-05] RemoteSources', () => {
  it('tries the active release, the same under another prefix, then the last known good release', async () => {
    const { sources, asked } = setUp((entry) => entry === 'r0/old');
    expect((await sources.load('m')).source.release).toBe('old');
    expect(asked).toEqual(['r0/new', 'r1/new', 'r0/old']);
  });

  it('starts the next load with the source that worked', async () => {
    const { sources, asked } = setUp((entry) => entry === 'r1/new');
    await sources.load('m');
    await sources.load('n');
    expect(asked).toEqual(['r0/new', 'r1/new', 'r1/new']);
  });

  it('continues with a prefix that was never tried on each retry, until none is left', async () => {
    const { sources, asked } = setUp(() => false);
    await expect(sources.load('m')).rejects.toThrow();
    while (sources.canRetry) {
      sources.moveOn();
      await expect(sources.load('m')).rejects.toThrow();
    }
    expect(asked).toEqual(['r0/new', 'r1/new', 'r0/old', 'r2/new', 'r1/old', 'r2/old']);
  });

  it('[MF-04] loads no withdrawn release, and asks for news before each load', async () => {
    const { sources, asked } = setUp(() => true);
    expect((await sources.load('m')).source.release).toBe('new');
    sources.withdraw(['new']);
    expect((await sources.load('n')).source.release).toBe('old');
    expect(asked).toEqual(['r0/new', 'r0/old']);
    sources.withdraw(['old']);
    await expect(sources.load('o')).rejects.toThrow('No release of mfe-a is left to try.');
    expect(sources.canRetry).toBe(false);
  });

  it('[MF-04] withdraws a release that was rolled back while the answer was awaited', async () => {
    const asked: string[] = [];
    const load = createTestLoader(async (entry) => {
      asked.push(entry);
      return LIFECYCLES;
    });
    const sources: RemoteSources = new RemoteSources(REMOTE, load, async () => sources.withdraw(['new']));
    expect((await sources.load('m')).source.release).toBe('old');
    expect(asked).toHaveLength(1);
  });

  it('notifies the other modules of this remote when it recovers', async () => {
    const { sources, heal } = setUp(() => false);
    await expect(sources.load('m')).rejects.toThrow();
    const recovered = jest.fn();
    sources.onRecovery(recovered);
    heal();
    sources.moveOn();
    await sources.load('m');
    expect(recovered).toHaveBeenCalledTimes(1);
  });

  describe('after a module of a loaded release threw', () => {
    const load = async (sources: RemoteSources, module: string) => (await sources.load(module)).source;

    it('continues with the last known good release for all modules, without the other prefixes of the release', async () => {
      const { sources, asked } = setUp(() => true);
      expect(sources.abandon('m', await load(sources, 'm'))).toBe(true);
      expect((await load(sources, 'm')).release).toBe('old');
      expect((await load(sources, 'n')).release).toBe('old');
      expect(asked).toEqual(['r0/new', 'r0/old', 'r0/old']);
    });

    it('notifies the other modules, whose release is no longer the preferred one', async () => {
      const { sources } = setUp(() => true);
      const source = await load(sources, 'm');
      const switched = jest.fn();
      sources.onSwitch(switched);
      expect(sources.prefers('n', 'new')).toBe(true);
      sources.abandon('m', source);
      expect(switched).toHaveBeenCalledTimes(1);
      expect(sources.prefers('n', 'new')).toBe(false);
    });

    it('returns to the release for a module that did not throw there and that the last known good release does not have', async () => {
      const { sources } = setUp((entry) => entry.endsWith('new'));
      sources.abandon('m', await load(sources, 'm'));
      expect((await load(sources, 'n')).release).toBe('new');
      await expect(sources.load('m')).rejects.toThrow();
    });

    it('loads each source once when every release throws, and keeps the other prefixes for "Try again"', async () => {
      const { sources, asked } = setUp(() => true);
      expect(sources.abandon('m', await load(sources, 'm'))).toBe(true);
      expect(sources.abandon('m', await load(sources, 'm'))).toBe(false);
      expect(sources.hasSource('m')).toBe(false);
      await expect(sources.load('m')).rejects.toThrow('No release of mfe-a is left to try.');
      while (sources.canRetry) {
        sources.moveOn();
        expect(sources.abandon('m', await load(sources, 'm'))).toBe(false);
      }
      expect(asked).toEqual(['r0/new', 'r0/old', 'r1/new', 'r1/old', 'r2/new', 'r2/old']);
    });

    it('loads a module again whose release threw in another module during the load', async () => {
      const { sources } = setUp(() => true);
      const source = await load(sources, 'm');
      const loading = load(sources, 'n');
      sources.abandon('m', source);
      expect((await loading).release).toBe('old');
    });
  });

  it('[T74] skips the active release of a tab that hung, until the visitor tries again', async () => {
    const { sources, asked } = setUp((entry) => entry.endsWith('new'));
    sources.skipActive();
    await expect(sources.load('m')).rejects.toThrow();
    while (sources.canRetry && !asked.at(-1)?.endsWith('new')) {
      sources.moveOn();
      await sources.load('m').catch(() => {});
    }
    expect(asked[0]).toBe('r0/old');
    expect((await sources.load('m')).source.release).toBe('new');
  });

  it('returns the sources that failed before the one that works', async () => {
    const { sources } = setUp((entry) => entry === 'r0/old');
    const { failures } = await sources.load('m');
    expect(failures.map(({ source, error }) => [source.release, (error as Error).message])).toEqual(
      entries('new')
        .slice(0, 2)
        .map((entry) => ['new', entry]),
    );
  });

  it('loads a module once that several slots request at the same time', async () => {
    const { sources, asked } = setUp((entry) => entry === 'r1/new');
    const [one, other] = await Promise.all([sources.load('m'), sources.load('m')]);
    expect(asked).toEqual(['r0/new', 'r1/new']);
    expect([one.source, other.source].map(({ entry }) => entry)).toEqual([entries('new')[1], entries('new')[1]]);
  });

  it('continues with the source that another module found in the meantime', async () => {
    const { sources, asked } = setUp((entry) => entry === 'r0/old');
    await Promise.all([sources.load('m'), sources.load('n')]);
    await sources.load('o');
    expect(asked.slice(-1)).toEqual(['r0/old']);
    expect(asked).toHaveLength(7);
  });
});
