import { createReleaseFixture, createShellFixture, readRegistryBlock } from '../test-releases.ts';
import { BASELINE_OFFER } from './baseline-offer.ts';
import { checkStandalone } from './check-standalone.ts';
import { containerKind } from './container-kind.ts';

const shared = (name: string, copy: string[] = []) => ({ name, assets: { js: { sync: copy, async: [] } } });
const manifest = (...modules: object[]) => JSON.stringify({ shared: modules });
const built = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));

const FILES = { 'mf-manifest.json': manifest(shared('react')), 'remoteEntry.mjs': 'loadShare(`react`)' };
const LISTS = { uses: { react: ['useState'] }, operations: [] };

describe('[MF-01] containerKind', () => {
  it('tells the entries of other tools from those that use the runtime of the shell', () => {
    const own = { ...FILES, 'chunk.mjs': 'const r=globalThis[Symbol.for("xana.federation")]' };
    expect(containerKind(built(own))).toBe('federation');
    expect(containerKind(built(FILES))).toBe('standalone');
    expect(containerKind(built({ 'remoteEntry.mjs': 'export{get,init};' }))).toBeUndefined();
  });
});

describe('[MF-01] [T15] checkStandalone', () => {
  it('accepts lists that agree with the manifest and the files', () => {
    const code = 'call({id:`getXenyProducts`},{id: "balances-title"})';
    const lists = { ...LISTS, operations: ['getXenyProducts'] };
    expect(checkStandalone(lists, built({ ...FILES, 'main.mjs': code }))).toEqual([]);
  });

  it('names shared modules that are copied, and what the lists lack or claim', () => {
    const files = {
      'mf-manifest.json': manifest(shared('react', ['540.mjs']), shared('@xana/session')),
      'remoteEntry.mjs': 'x={1:{shareKey:"@xana/i18n"}}',
      'main.mjs': 'call({id:`logout`});call({id:"logout"})',
    };
    expect(checkStandalone({ uses: { react: [], 'react-dom': [] }, operations: ['followUser'] }, built(files))).toEqual(
      [
        'it contains a copy of the shared module react: use import: false',
        'it imports @xana/session, which uses.json lacks',
        'it imports @xana/i18n, which uses.json lacks',
        'uses.json lists react, which no file imports',
        'uses.json lists react-dom, which no file imports',
        'its files call logout, which operations.json lacks',
        'operations.json lists followUser, which no file calls',
      ],
    );
  });

  it('rejects a file that is not a manifest', () => {
    for (const text of ['{', '{}', '{"shared":[{}]}'])
      expect(checkStandalone(LISTS, built({ ...FILES, 'mf-manifest.json': text }))).toEqual([
        'its mf-manifest.json does not list shared modules as the official manifest does',
      ]);
  });
});

describe('[MF-01] a release of another tool', () => {
  it('is published with its kind, which the page tells the shell', () => {
    const { shell, remote, page, store } = createReleaseFixture();
    const provides = { ...BASELINE_OFFER, containers: ['webpack', 'federation', 'standalone'] };
    shell({ provides });
    const own = remote('one').id;
    const other = remote('two', { files: FILES, uses: LISTS.uses }).id;
    expect(store.record('mfe-store', other).container).toBe('standalone');
    const [{ active, lastKnownGood } = {}] = readRegistryBlock(page().html).remotes;
    expect([active?.id, active?.container]).toEqual([other, 'standalone']);
    expect([lastKnownGood?.id, lastKnownGood?.container]).toEqual([own, undefined]);
  });

  it('is rejected when its lists disagree with it, or when the shell cannot load its kind', () => {
    const { remote } = createShellFixture();
    expect(() => remote('one', { files: FILES })).toThrow('it imports react, which uses.json lacks');
    expect(() => remote('one', { files: FILES, uses: LISTS.uses })).toThrow(
      'mfe-store 1.0.0 is built as a standalone container, which shell 1.0.0 cannot load.',
    );
  });
});
