import { rmSync } from 'node:fs';
import { addHealth } from '../health/release-health.ts';
import { createShellFixture, SETTINGS } from '../test-releases.ts';
import { markGood } from './mark-good.ts';
import { retire } from './retire.ts';
import { describeStatus } from './status.ts';

describe('describeStatus', () => {
  it('[MF-04] contains the health of the active and the last known good release', () => {
    const { store, remote } = createShellFixture({ isVisited: false });
    const one = remote('one').id;
    const two = remote('two').id;
    addHealth(store, 'mfe-store', one, { mounted: 312, failed: 1 });
    addHealth(store, 'mfe-store', two, { mounted: 3, failed: 4 });
    expect(describeStatus(store)).toMatchObject({
      revision: 3,
      microfrontends: {
        shell: { version: '1.0.0', health: { verdict: 'unknown', mounted: 0, failed: 0 }, lastKnownGood: null },
        'mfe-store': {
          active: two,
          earlier: [one],
          version: '1.0.0-two',
          health: { verdict: 'bad', isMarked: false, mounted: 3, failed: 4 },
          lastKnownGood: {
            id: one,
            version: '1.0.0',
            health: { verdict: 'good', isMarked: false, mounted: 312, failed: 1 },
          },
        },
      },
      retired: {},
    });
  });

  it('[MF-04] contains marks and retired remotes, and describes a release whose record is missing', () => {
    const { store, remote } = createShellFixture();
    const one = remote('one').id;
    markGood(store, SETTINGS, { name: 'mfe-store', release: one, actor: 'mia', reason: 'checked' });
    const chat = remote('one', { name: 'mfe-chat', pages: [], slots: [] }).id;
    retire(store, SETTINGS, { name: 'mfe-chat', actor: 'mia', reason: 'moved' });
    rmSync(store.pathOf('mfe-store', one), { recursive: true });
    expect(describeStatus(store)).toMatchObject({
      microfrontends: { 'mfe-store': { version: null, health: { verdict: 'good', isMarked: true } } },
      retired: { 'mfe-chat': { active: chat } },
    });
  });
});
