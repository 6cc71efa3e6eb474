import { lifecycleModules } from '../slots/release-loader.ts';
import { createHost } from './host.ts';
import type { Source } from './instance-name.ts';
import { type LoadOutcome, measureLoad } from './plugins/load-telemetry.ts';
import { loadTimeoutFor } from './plugins/time-limit.ts';
import type { ShareScope } from './share-scope.ts';

const react = { useState: () => 'mine' };
const provided: ShareScope = { react: { '19.0.0': { get: () => () => react, from: 'shell', eager: true } } };
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => {},
  __webpack_share_scopes__: { default: provided },
});

const sourceOf = (release: string, prefix = 'r0') => ({
  release,
  entry: `http://localhost/${prefix}/mfe-store/${release}/remoteEntry.mjs`,
});

/** Exposed by every entry of this test, except by those that `failing` lists. */
const FAILURES = {
  throws: () => Promise.reject(new Error('planted: the module throws')),
  hangs: () => new Promise<never>(() => {}),
};

interface Planted {
  hashed?: ReturnType<typeof sourceOf>[];
  /** What the entry of a release does in place of `get`, by URL. */
  failing?: Record<string, keyof typeof FAILURES>;
  /** URLs of entries whose import never settles. */
  hanging?: string[];
}

/** A host whose entries are containers of this test, by URL, in place of files that a browser imports. */
function setUp({
  hashed = ['one', 'two', 'three', 'four'].flatMap((id) => [sourceOf(id), sourceOf(id, 'r1')]),
  failing = {},
  hanging = [],
}: Planted = {}) {
  const inits: { scope: ShareScope; rest: unknown[] }[] = [];
  const outcomes: LoadOutcome[] = [];
  const writes: string[] = [];
  const fetched: string[] = [];
  const loadExposed = createHost({
    hashedFiles: new Set(hashed.map(({ entry }) => entry)),
    loadTimeoutMs: 30,
    onLoad: (outcome) => outcomes.push(outcome),
    onWrite: ({ remote, release }, what) => writes.push(`${remote}@${release} ${what}`),
    plugins: [lifecycleModules],
    async importEntry(entry) {
      fetched.push(entry);
      if (hanging.includes(entry)) return new Promise(() => {});
      return {
        init: (scope, ...rest) => void inits.push({ scope: scope as ShareScope, rest }),
        async get(module) {
          const failure = failing[entry];
          if (failure) return FAILURES[failure]();
          if (module === './plain') return () => ({ entry });
          if (module !== './store') throw new Error(`${module} is not exposed`);
          return () => ({ entry, bootstrap() {}, mount() {}, unmount() {} });
        },
      };
    },
  });
  const errors: string[] = [];
  /** Loads from the first of the sources that works. */
  const load = async (remote: string, module: string, first: Source, ...others: Source[]) => {
    const exposed = await loadExposed(remote, module, first, (error) => {
      errors.push((error as Error).message);
      return others.shift();
    });
    return { entry: (exposed as { entry: string }).entry };
  };
  return { load, inits, outcomes, writes, fetched, errors };
}

describe('createHost', () => {
  it('[MF-01] loads several releases of one remote side by side, each once', async () => {
    const { load, fetched } = setUp();
    const [one, two] = [sourceOf('one'), sourceOf('two')];
    expect(await load('mfe-store', 'store', one)).toEqual({ entry: one.entry });
    expect(await load('mfe-store', 'store', two)).toEqual({ entry: two.entry });
    expect(await load('mfe-store', 'store', one)).toEqual({ entry: one.entry });
    expect(fetched).toEqual([one.entry, two.entry]);
  });

  it('rejects an entry without a hash before it is fetched', async () => {
    const { load, fetched } = setUp();
    await expect(load('mfe-store', 'store', sourceOf('unlisted'))).rejects.toThrow(
      'unlisted/remoteEntry.mjs was rejected: the import map has no integrity hash of it.',
    );
    expect(fetched).toEqual([]);
  });

  it('[T37] initializes a container with a read-only scope and with nothing else', async () => {
    const { load, inits, writes } = setUp();
    await load('mfe-store', 'store', sourceOf('three'));
    const [{ scope, rest } = { scope: {}, rest: [] }] = inits;
    expect(rest).toEqual([[], { version: 'three', shareScopeKeys: 'default' }]);
    expect(Object.getOwnPropertyNames(rest[1])).not.toContain('shareScopeMap');
    expect(() => Object.assign(scope.react as object, { '99.0.0': {} })).toThrow(TypeError);
    expect(writes).toEqual(['mfe-store@three react/99.0.0']);
    const factory = (await scope.react?.['19.0.0']?.get()) ?? (() => ({}));
    expect(factory()).toBe(react);
  });

  it('[T37] gives a standalone container a scope that it can write to, and keeps the guard for the next source', async () => {
    const [standalone, next] = [{ ...sourceOf('own'), container: 'standalone' }, sourceOf('guarded')];
    const failing = { [standalone.entry]: 'throws' } as const;
    const { load, inits, writes } = setUp({ failing, hashed: [standalone, next] });
    await load('mfe-store', 'store', standalone, next);
    const [own, guarded] = inits.map(({ scope }) => scope);
    Object.assign(own?.react as object, { '99.0.0': { get: () => () => ({ evil: true }), from: 'zzz' } });
    expect(() => Object.assign(guarded?.react as object, { '99.0.0': {} })).toThrow(TypeError);
    expect([Object.keys(own?.react ?? {}), Object.keys(guarded?.react ?? {})]).toEqual([
      ['19.0.0', '99.0.0'],
      ['19.0.0'],
    ]);
    expect(writes).toEqual(['mfe-store@guarded react/99.0.0']);
  });

  it('reports the outcome of each attempt with release, prefix and duration', async () => {
    const { load, outcomes } = setUp();
    await load('mfe-store', 'store', sourceOf('four', 'r1'));
    await expect(load('mfe-store', 'missing', sourceOf('four'))).rejects.toThrow('./missing is not exposed');
    await expect(load('mfe-store', 'store', sourceOf('unlisted'))).rejects.toThrow();
    expect(outcomes).toEqual([
      {
        remote: 'mfe-store',
        release: 'four',
        prefix: 'r1',
        module: 'store',
        outcome: 'loaded',
        durationMs: expect.any(Number),
      },
      {
        remote: 'mfe-store',
        release: 'four',
        prefix: 'r0',
        module: 'missing',
        outcome: 'failed',
        durationMs: expect.any(Number),
      },
      {
        remote: 'mfe-store',
        release: 'unlisted',
        prefix: 'r0',
        module: 'store',
        outcome: 'failed',
        durationMs: expect.any(Number),
      },
    ]);
  });
});

describe('[MF-05] the plugins for loads that fail', () => {
  let [active, otherPrefix, lastKnownGood] = [sourceOf(''), sourceOf(''), sourceOf('')];
  let test = 0;
  // The runtime fetches an entry once in a page, and all tests of this file are in one.
  beforeEach(() => {
    test += 1;
    [active, otherPrefix, lastKnownGood] = [
      sourceOf(`new${test}`),
      sourceOf(`new${test}`, 'r1'),
      sourceOf(`old${test}`),
    ];
  });
  const setUpLoads = (planted: Planted = {}) => setUp({ hashed: [active, otherPrefix, lastKnownGood], ...planted });
  const outcomesOf = (outcomes: LoadOutcome[]) =>
    outcomes.map((each) => [each.release.slice(0, 3), each.prefix, each.outcome]);

  it('retry a module under the next prefix and then load the last known good release, inside one call of loadRemote', async () => {
    const failing = { [active.entry]: 'throws', [otherPrefix.entry]: 'throws' } as const;
    const { load, outcomes, errors } = setUpLoads({ failing });
    expect(await load('mfe-store', 'store', active, otherPrefix, lastKnownGood)).toEqual({
      entry: lastKnownGood.entry,
    });
    expect(outcomesOf(outcomes)).toEqual([
      ['new', 'r0', 'failed'],
      ['new', 'r1', 'failed'],
      ['old', 'r0', 'loaded'],
    ]);
    expect(errors).toEqual(['planted: the module throws', 'planted: the module throws']);
  });

  it('load the next source when the import of an entry hangs', async () => {
    const { load, errors } = setUpLoads({ hanging: [active.entry] });
    expect(await load('mfe-store', 'store', active, otherPrefix)).toEqual({ entry: otherPrefix.entry });
    expect(errors).toEqual([`${active.entry} did not finish within 30 ms.`]);
  });

  it('load the next source when a module of an entry hangs', async () => {
    const { load, outcomes } = setUpLoads({ failing: { [active.entry]: 'hangs' } });
    expect(await load('mfe-store', 'store', active, lastKnownGood)).toEqual({ entry: lastKnownGood.entry });
    expect(outcomesOf(outcomes)).toEqual([
      ['new', 'r0', 'failed'],
      ['old', 'r0', 'loaded'],
    ]);
  });

  it('load the next source when a module has no lifecycles', async () => {
    const { load, errors } = setUpLoads();
    await expect(load('mfe-store', 'plain', active, lastKnownGood)).rejects.toThrow(
      '/r0/plain does not export bootstrap, mount and unmount.',
    );
    expect(errors).toHaveLength(2);
  });

  it('measure each attempt without the time of the attempts that follow', async () => {
    const { load, outcomes } = setUpLoads({ failing: { [active.entry]: 'throws' } });
    await load('mfe-store', 'store', active, lastKnownGood);
    // The pause before the second attempt is longer.
    expect(outcomes[0]?.durationMs).toBeLessThan(150);
  });

  it('extend the time limit on a slow connection or machine, up to a limit', () => {
    expect(loadTimeoutFor(300)).toBe(2_400);
    expect(loadTimeoutFor(2_000)).toBe(6_000);
    expect(loadTimeoutFor(60_000)).toBe(12_000);
  });
});

describe('measureLoad', () => {
  it('records an attempt as a performance measure with its release', () => {
    const outcome = { release: 'one', prefix: 'r0', outcome: 'loaded' as const };
    measureLoad({ remote: 'mfe-store', module: 'store', durationMs: 1, ...outcome });
    const [measure] = performance.getEntriesByName('load mfe-store/store') as PerformanceMeasure[];
    expect([measure?.duration, measure?.detail]).toEqual([1, outcome]);
  });
});
