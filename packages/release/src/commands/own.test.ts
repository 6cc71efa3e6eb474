import { runAs } from '../access/run-as.ts';
import { grantRoles, person } from '../access/test-callers.ts';
import { createTestApi } from '../api/test-api.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { copyRegistry } from '../registry/registry-copy.ts';
import { readLog } from '../registry/release-log.ts';
import { checkLog } from '../registry/verify-log.ts';
import { createShellFixture, remoteBuild, SETTINGS } from '../test-releases.ts';
import { checkAgainst, publish } from './publish.ts';

const reason = 'a new page';

/** Aya is an admin of all, Tom one of mfe-store. */
function createOwners() {
  const site = createShellFixture();
  site.remote('one');
  grantRoles(site.store, person('aya'));
  grantRoles(site.store, person('tom'), 'mfe-store');
  const own = (caller: string, name: string, options: Record<string, string | boolean>) =>
    runAs(
      { store: site.store, settings: () => SETTINGS },
      { verb: 'own', args: [name], options: { reason, ...options } },
      person(caller),
    );
  const owners = () => readRegistry(site.store).access.owners;
  return { ...site, own, owners };
}

describe('[MF-01] [MF-03] release own', () => {
  it('assigns a team and its pages, keeps what a later call does not name, and records who did it and why', async () => {
    const { store, own, owners } = createOwners();
    await own('tom', 'mfe-store', { team: 'Commerce', pages: '/store/:product, /offers', slots: 'sidebar.balances' });
    expect(owners()).toEqual({
      'mfe-store': {
        team: 'Commerce',
        pages: ['/store/:product', '/offers'],
        slots: ['sidebar.balances'],
        handlers: [],
      },
    });
    await own('aya', 'mfe-store', { pages: '/store/:product' });
    expect(owners()['mfe-store']).toMatchObject({
      team: 'Commerce',
      pages: ['/store/:product'],
      slots: ['sidebar.balances'],
    });
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'own',
      actor: 'aya',
      reason,
      details: ['mfe-store: Commerce owns page /store/:product, slot sidebar.balances'],
    });
    expect(checkLog(store).problems).toEqual([]);
    await own('aya', 'mfe-store', { none: true });
    expect(owners()).toEqual({});
  });

  it.each([
    [
      'another owner has the page',
      'aya',
      'mfe-chat',
      { team: 'People', pages: '/store/:id' },
      'the page /store/:id belongs to mfe-store (Commerce)',
    ],
    ['the caller may not', 'tom', 'mfe-chat', { team: 'People' }, 'needs the role "admin" for mfe-chat'],
    ['no team is named', 'aya', 'mfe-chat', { pages: '/chat' }, 'Name the team'],
    ['a path has no slash', 'aya', 'mfe-chat', { team: 'People', pages: 'chat' }, 'it begins with a slash'],
    ['it is not a remote', 'aya', 'web', { team: 'Web' }, 'is not a remote'],
    ['the name is one of the language', 'aya', '__proto__', { team: 'x' }, 'is not a remote'],
  ])('changes nothing when %s', async (_why, caller, name, options, message) => {
    const { store, own, owners } = createOwners();
    await own('aya', 'mfe-store', { team: 'Commerce', pages: '/store/:id' });
    const before = readRegistry(store);
    await expect(own(caller, name, { ...options })).rejects.toThrow(message);
    expect(readRegistry(store)).toEqual(before);
    expect(Object.keys(owners())).toEqual(['mfe-store']);
  });

  it('[MF-04] shows the owners to members at the server, and a copy for pull requests has them without people', async () => {
    const { store, own, owners } = createOwners();
    await own('aya', 'mfe-store', { team: 'Commerce', pages: '/store/:product' });
    const { body } = await createTestApi(store).send('tom', 'GET', '/api/access');
    expect(body).toMatchObject({ owners: owners() });
    const copy = copyRegistry(store);
    expect(copy.state.access).toEqual({ members: [], twoPersons: ['shell'], owners: owners(), attestations: {} });
    expect(checkAgainst(copy, SETTINGS, remoteBuild('two', { pages: [] }))).toEqual([
      'it lacks the page /store/:product, which it owns (release access)',
    ]);
  });

  it('a name with an owner is published by that team alone', async () => {
    const { store, own } = createOwners();
    await own('aya', 'mfe-store', { team: 'Treasury' });
    expect(() => publish(store, SETTINGS, remoteBuild('two'))).toThrow(/it names the team \w+; its owner is Treasury/);
  });
});
