import type { RuntimePlugin } from './create-instance.ts';
import { createHost } from './host.ts';
import { type LoadOutcome, measureLoad } from './plugins/load-telemetry.ts';
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

/** A host whose entries are containers of this test, by URL, in place of files that a browser imports. */
function setUp(hashed = ['one', 'two', 'three', 'four'].flatMap((id) => [sourceOf(id), sourceOf(id, 'r1')])) {
  const inits: { scope: ShareScope; rest: unknown[] }[] = [];
  const outcomes: LoadOutcome[] = [];
  const writes: string[] = [];
  const fetched: string[] = [];
  const entries: RuntimePlugin = {
    name: 'entries of this test',
    async loadEntry({ remoteInfo: { entry } }) {
      fetched.push(entry);
      const init = (scope: unknown, ...rest: unknown[]) => void inits.push({ scope: scope as ShareScope, rest });
      const get = async (module: string) => {
        if (module !== './store') throw new Error(`${module} is not exposed`);
        return () => ({ entry });
      };
      return { init, get } as never;
    },
  };
  const load = createHost({
    hashedFiles: new Set(hashed.map(({ entry }) => entry)),
    onLoad: (outcome) => outcomes.push(outcome),
    onWrite: ({ remote, release }, what) => writes.push(`${remote}@${release} ${what}`),
    plugins: [entries],
  });
  return { load, inits, outcomes, writes, fetched };
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

describe('measureLoad', () => {
  it('records an attempt as a performance measure with its release', () => {
    const outcome = { release: 'one', prefix: 'r0', outcome: 'loaded' as const };
    measureLoad({ remote: 'mfe-store', module: 'store', durationMs: 1, ...outcome });
    const [measure] = performance.getEntriesByName('load mfe-store/store') as PerformanceMeasure[];
    expect([measure?.duration, measure?.detail]).toEqual([1, outcome]);
  });
});
