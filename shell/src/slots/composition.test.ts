import { createEventBus } from '@xana/event-bus';
import { Composition, type CompositionOptions, type RemoteFailure } from './composition.ts';

describe('[MF-01] Composition', () => {
  it('reports each entry of the registry that this shell ignores, at the start and after a replacement', () => {
    const reported: RemoteFailure[] = [];
    const composition = new Composition({
      registry: { revision: 1, remotes: [] },
      ignored: [{ remote: 'mfe-store', release: 'one', reason: 'slots[0].slot has the unknown value "home.weather"' }],
      bus: createEventBus({ owners: [], validate: 'always', report: () => undefined }),
      loadTimeoutMs: 1,
      report: (failure: RemoteFailure) => reported.push(failure),
    } as Partial<CompositionOptions> as CompositionOptions);
    composition.replace({ revision: 2, remotes: [] }, [{ remote: 'mfe-chat', release: 'two', reason: 'no name' }]);
    expect(
      reported.map(({ remote, release, slot, phase, error }) => [remote, release, slot, phase, String(error)]),
    ).toEqual([
      ['mfe-store', 'one', 'registry', 'read', 'Error: Ignored: slots[0].slot has the unknown value "home.weather".'],
      ['mfe-chat', 'two', 'registry', 'read', 'Error: Ignored: no name.'],
    ]);
  });
});
