import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { BASELINE_OFFER } from '../preflight/baseline-offer.ts';
import { remoteRecord } from '../preflight/test-records.ts';
import { CONTRIBUTIONS } from '../test-releases.ts';
import { compareRecords } from './compare-releases.ts';

const NAME = 'mfe-store';

const files = (sizes: Record<string, number>): ReleaseRecord['files'] =>
  Object.entries(sizes).map(([path, compressedBytes]) => ({ path, bytes: 0, compressedBytes, integrity: '' }));

const BEFORE = remoteRecord(
  NAME,
  {
    pages: CONTRIBUTIONS.pages,
    slots: CONTRIBUTIONS.slots,
    events: { publishes: { 'store:opened': 1, 'store:closed': 1 }, consumes: { 'auth:loggedIn': 1 } },
    grants: ['openSockets'],
  },
  {
    operations: ['getXenyProducts', 'initiateTransaction'],
    uses: { react: ['useState', 'useMemo'], 'react-dom': ['createPortal'] },
    modules: { main: ['main.mjs'], offers: ['offers.mjs'] },
    files: files({ 'remoteEntry.mjs': 100, 'main.mjs': 1_000, 'offers.mjs': 50 }),
  },
);

const AFTER = remoteRecord(
  NAME,
  {
    slots: CONTRIBUTIONS.slots.map((slot) => ({ ...slot, height: 20 })),
    events: { publishes: { 'store:opened': 2 }, consumes: { 'auth:loggedIn': 1, 'auth:loggedOut': 1 } },
  },
  {
    operations: ['getXenyProducts', 'getSavedCards'],
    uses: { react: ['useState', 'useId'], jotai: ['atom'] },
    modules: { main: ['main.mjs', 'chunk.mjs'], cards: ['cards.mjs'] },
    files: files({ 'remoteEntry.mjs': 110, 'main.mjs': 900, 'chunk.mjs': 300, 'cards.mjs': 40 }),
  },
);

describe('compareRecords', () => {
  it('[MF-04] lists contributions, operations, events, shared modules and grants that come, go and change', () => {
    expect(compareRecords(BEFORE, AFTER)).toMatchObject({
      contributions: [
        { kind: 'removed', what: '/store/:id' },
        { kind: 'changed', what: 'sidebar.balances (main)' },
      ],
      operations: [
        { kind: 'added', what: 'getSavedCards' },
        { kind: 'removed', what: 'initiateTransaction' },
      ],
      events: {
        publishes: [
          { kind: 'removed', what: 'store:closed', before: 1, after: null },
          { kind: 'changed', what: 'store:opened', before: 1, after: 2 },
        ],
        consumes: [{ kind: 'added', what: 'auth:loggedOut', before: null, after: 1 }],
      },
      shared: [
        { kind: 'added', module: 'jotai', added: ['atom'], removed: [] },
        { kind: 'changed', module: 'react', added: ['useId'], removed: ['useMemo'] },
        { kind: 'removed', module: 'react-dom', added: [], removed: ['createPortal'] },
      ],
      grants: [{ kind: 'removed', what: 'openSockets' }],
    });
  });

  it('[MF-04] compares what a page loads for each exposed module: its files with the entry', () => {
    expect(compareRecords(BEFORE, AFTER).sizes).toEqual([
      { module: 'cards', before: null, after: 150 },
      { module: 'main', before: 1_100, after: 1_310 },
      { module: 'offers', before: 150, after: null },
    ]);
  });

  it('compares the offers of two shells', () => {
    const shell = (change: Partial<typeof BASELINE_OFFER>) => ({
      ...remoteRecord('shell'),
      kind: 'shell' as const,
      contributions: null,
      provides: { ...BASELINE_OFFER, shared: { react: ['useState'] }, ...change },
    });
    const publishes = { ...BASELINE_OFFER.events.publishes, 'shell:moved': 1 };
    const after = shell({
      slots: [...BASELINE_OFFER.slots, 'page.top'],
      shared: {},
      events: { ...BASELINE_OFFER.events, publishes },
    });
    expect(compareRecords(shell({}), after)).toMatchObject({
      contributions: [{ kind: 'added', what: 'page.top' }],
      shared: [{ kind: 'removed', module: 'react', added: [], removed: ['useState'] }],
      events: { publishes: [{ kind: 'added', what: 'shell:moved' }], consumes: [] },
    });
  });

  it('reports no difference between a release and itself, and lists that a build did not write as unknown', () => {
    const nothing = { contributions: [], operations: [], shared: [], grants: [] };
    expect(compareRecords(BEFORE, BEFORE)).toMatchObject({ ...nothing, events: { publishes: [], consumes: [] } });
    const { operations: _operations, uses: _uses, ...old } = BEFORE;
    expect(compareRecords(old, AFTER)).toMatchObject({ operations: null, shared: null });
  });
});
