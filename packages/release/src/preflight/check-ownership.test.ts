import { changeAccess } from '../access/change-access.ts';
import { grantRoles, person } from '../access/test-callers.ts';
import { publish } from '../commands/publish.ts';
import { CONTRIBUTIONS, createShellFixture, remoteBuild, SETTINGS } from '../test-releases.ts';
import { checkOwnership } from './check-ownership.ts';

const OWNERSHIP = {
  'mfe-store': { team: 'Commerce', pages: ['/store/:product'], slots: ['sidebar.balances'], handlers: [] },
  'mfe-auth': { team: 'Identity', pages: [], slots: ['header.wallet'], handlers: ['shell:loginRequested'] },
};
const label = { en: 'Wallet', ja: 'ウォレット' };
const walletSlot = { slot: 'header.wallet', module: 'main', order: -5, height: 44, label };

describe('[MF-01] checkOwnership', () => {
  it('accepts what a remote owns, whatever its parameters are called, and what is owned by none', () => {
    const more = { slots: [...CONTRIBUTIONS.slots, { ...walletSlot, slot: 'home.posts' }] };
    expect(checkOwnership({ ...CONTRIBUTIONS, ...more }, OWNERSHIP)).toEqual([]);
    expect(checkOwnership({ ...CONTRIBUTIONS, name: 'mfe-new', pages: [], slots: [] }, OWNERSHIP)).toEqual([]);
  });

  it('rejects the slot, the handler and the page of another remote, and the name of another team', () => {
    const login = { event: 'shell:loginRequested', module: 'main', label };
    const change = { slots: [...CONTRIBUTIONS.slots, walletSlot], handlers: [login] };
    const owner = { team: 'Identity', contact: 'i@x.test' };
    expect(checkOwnership({ ...CONTRIBUTIONS, ...change, owner }, OWNERSHIP)).toEqual([
      'it names the team Identity; its owner is Commerce',
      'the slot header.wallet belongs to mfe-auth (Identity)',
      'the handler shell:loginRequested belongs to mfe-auth (Identity)',
    ]);
    expect(checkOwnership({ ...CONTRIBUTIONS, name: 'mfe-chat', slots: [] }, OWNERSHIP)).toEqual([
      'the page /store/:product belongs to mfe-store (Commerce)',
    ]);
  });

  it('rejects a release that drops what it must contribute, when it is published', () => {
    const { store } = createShellFixture();
    grantRoles(store, person('aya'));
    changeAccess(store, {
      verb: 'own',
      actor: 'test',
      reason: 'r',
      details: [],
      change: ({ access }) => ({ access: { ...access, owners: OWNERSHIP } }),
    });
    const publishing = () => publish(store, SETTINGS, remoteBuild('one', { pages: [] }));
    expect(publishing).toThrow(
      'it lacks the page /store/:product, which it owns (release access)\n- aya (aya) can change the owners: release own',
    );
    expect(store.idsOf('mfe-store')).toEqual([]);
  });
});
