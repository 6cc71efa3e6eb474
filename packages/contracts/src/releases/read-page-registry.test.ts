import { readPageRegistry } from './read-page-registry.ts';

const ID = '0123456789abcdef';
const label = { en: 'Label', ja: 'ラベル' };
const page = { path: '/store', module: 'store', title: label, login: 'none', preload: [] };
const slot = { slot: 'sidebar.balances', module: 'balances', order: 1, height: 1, label };
const handler = { event: 'shell:storeRequested', module: 'open-store', label };
const STORE = {
  name: 'mfe-store',
  active: { id: ID, version: '1.0.0', entries: ['https://store.test/r0/entry.mjs'] },
  lastKnownGood: null,
  operations: { getXenyProducts: 'api GET none /stripe/products' },
  contributions: { pages: [page], slots: [slot], handlers: [handler], grants: ['openSockets'] },
};
const CHAT = { ...STORE, name: 'mfe-chat' };

/** Reads a registry with a changed mfe-store and an unchanged mfe-chat. */
function readWith(change: object) {
  const { registry, ignored } = readPageRegistry({ revision: 1, remotes: [{ ...STORE, ...change }, CHAT] });
  expect(registry.remotes.find(({ name }) => name === 'mfe-chat')).toEqual(CHAT);
  return {
    store: registry.remotes.find(({ name }) => name === 'mfe-store'),
    reasons: ignored.map(({ reason }) => reason),
  };
}

const withContributions = (change: object) => readWith({ contributions: { ...STORE.contributions, ...change } });

describe('[MF-01] readPageRegistry', () => {
  it('reads a registry without problems completely', () => {
    expect(readPageRegistry({ revision: 1, remotes: [STORE, CHAT] })).toEqual({
      registry: { revision: 1, remotes: [STORE, CHAT] },
      ignored: [],
    });
  });

  it.each([
    ['slots', { ...slot, slot: 'home.weather' }, 'slots[0].slot has the unknown value "home.weather"'],
    ['pages', { ...page, login: 'age' }, 'pages[0].login has the unknown value "age"'],
    ['handlers', { ...handler, module: 7 }, 'handlers[0].module has the unknown value 7'],
    ['grants', 'mintCoins', 'grants[0] has the unknown value "mintCoins"'],
  ] as const)('ignores one unknown entry in %s and keeps the others', (list, unknown, reason) => {
    const { store, reasons } = withContributions({ [list]: [unknown, ...STORE.contributions[list]] });
    expect(store).toEqual(STORE);
    expect(reasons).toEqual([reason]);
  });

  it('drops an unknown field and keeps the contribution', () => {
    const { store, reasons } = withContributions({ slots: [{ ...slot, width: 20 }] });
    expect([store, reasons]).toEqual([STORE, ['slots[0].width is an unknown field']]);
  });

  it('reads the other lists when one is missing', () => {
    const { store, reasons } = withContributions({ handlers: undefined });
    expect([store?.contributions.handlers, store?.contributions.slots]).toEqual([[], [slot]]);
    expect(reasons).toEqual(['handlers has the unknown value undefined']);
  });

  it('loads a remote without its broken fallback, and without operations that cannot be read', () => {
    const { store, reasons } = readWith({ lastKnownGood: 'yes', operations: { followUser: 1 } });
    expect(store).toEqual({ ...STORE, operations: {} });
    expect(reasons).toHaveLength(2);
  });

  it.each([
    ['without an active release', { active: undefined }],
    ['without a name', { name: null }],
  ])('ignores and reports a remote %s', (_what, change) => {
    expect(readWith(change)).toEqual({ store: undefined, reasons: [expect.stringContaining('the remote')] });
  });

  it('keeps the first of two remotes with the same name', () => {
    const { store, reasons } = readWith({ name: 'mfe-chat', active: CHAT.active });
    expect([store, reasons]).toEqual([undefined, ['the registry has this remote twice']]);
  });

  it('names the remote and the release of an ignored entry', () => {
    const { ignored } = readPageRegistry({ revision: 1, remotes: [{ ...STORE, lastKnownGood: 1 }] });
    expect(ignored).toEqual([expect.objectContaining({ remote: 'mfe-store', release: ID })]);
  });
});
