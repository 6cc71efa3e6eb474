import type { PageRegistry, PageRemote } from '@xana/contracts/releases/page-registry';
import { applyOverrides } from './apply-overrides.ts';
import type { OverrideSource } from './read-manifest.ts';

const URL_OF_OVERRIDE = 'http://localhost:3103/';
const ENTRY = 'http://localhost:3103/remoteEntry.mjs';
const page = (name: string) => ({
  path: `/${name}`,
  module: 'main',
  title: { en: name, ja: name },
  login: 'none' as const,
  preload: [],
});

function remote(name: string, entry: string): PageRemote {
  return {
    name,
    active: { id: 'unresolved', version: '1.0.0', entries: [entry] },
    lastKnownGood: null,
    operations: {},
    contributions: { pages: [page(name)], slots: [], handlers: [], grants: ['openSockets'] },
  };
}

async function apply(source: OverrideSource | Error, active: Partial<PageRemote['active']> = {}) {
  const chat = remote('mfe-chat', 'http://localhost:3004/r0/remoteEntry.mjs');
  const store = remote('mfe-store', URL_OF_OVERRIDE);
  const registry: PageRegistry = { revision: 1, remotes: [{ ...store, active: { ...store.active, ...active } }, chat] };
  const replace = jest.fn();
  const trust = jest.fn();
  const remotes = await applyOverrides({
    page: { overrides: [{ name: 'mfe-store', url: URL_OF_OVERRIDE }], problems: [], overrideOrigins: [] },
    registry,
    replace,
    trust,
    read: async () => {
      if (source instanceof Error) throw source;
      return source;
    },
  });
  const [changed] = replace.mock.calls[0] as [PageRegistry];
  return { remotes, changed, trust, chat };
}

describe('applyOverrides', () => {
  it('shows the override with its own contributions, and the releases of all other remotes', async () => {
    const contributions = { pages: [page('new')], slots: [], handlers: [], grants: ['establishSession'] };
    const { remotes, changed, trust, chat } = await apply({ entry: ENTRY, version: '2.0.0', contributions });
    expect(changed.remotes).toMatchObject([
      {
        active: { id: 'override', version: '2.0.0', entries: [ENTRY] },
        contributions: { pages: [{ path: '/new' }] },
      },
      chat,
    ]);
    expect(trust.mock.calls).toEqual([[ENTRY]]);
    expect(remotes).toMatchObject([
      { name: 'mfe-store', id: 'override', version: '2.0.0', override: URL_OF_OVERRIDE, entry: ENTRY, failure: null },
      { name: 'mfe-chat', override: null },
    ]);
  });

  it('[T71] gives an override no grant that the release does not have', async () => {
    const contributions = { pages: [], slots: [], handlers: [], grants: ['establishSession'] };
    const { changed } = await apply({ entry: ENTRY, version: null, contributions });
    expect(changed.remotes[0]?.contributions.grants).toEqual(['openSockets']);
  });

  it('keeps the contributions of the release when the override offers none', async () => {
    const { changed } = await apply({ entry: ENTRY, version: null, contributions: null });
    expect(changed.remotes[0]?.contributions.pages).toMatchObject([{ path: '/mfe-store' }]);
  });

  it('[MF-03] keeps the kind of container that the active release has', async () => {
    const source = { entry: ENTRY, version: null, contributions: null };
    const { changed } = await apply(source, { container: 'standalone' });
    expect(changed.remotes[0]?.active).toMatchObject({ id: 'override', container: 'standalone' });
    expect((await apply(source)).changed.remotes[0]?.active.container).toBeUndefined();
  });

  it('[MF-03] rejects the manifest of another remote', async () => {
    const contributions = { name: 'mfe-chat', pages: [], slots: [], handlers: [], grants: [] };
    const { remotes, trust } = await apply({ entry: ENTRY, version: null, contributions });
    expect(remotes[0]).toMatchObject({ failure: 'it is the manifest of mfe-chat' });
    expect(trust).not.toHaveBeenCalled();
  });

  it('reports a manifest that cannot be read and trusts no code', async () => {
    const { remotes, changed, trust } = await apply(new Error('status 404'));
    expect(remotes[0]).toMatchObject({ failure: 'status 404', version: null });
    expect(changed.remotes[0]?.active.entries).toEqual([URL_OF_OVERRIDE]);
    expect(trust).not.toHaveBeenCalled();
  });
});
