import { createTestApi } from '../api/test-api.ts';
import { COMMANDS } from '../commands/all-commands.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { createTwoReleases } from '../test-releases.ts';
import { EVERY, ROLES } from './access-list.ts';
import { grantRoles, person } from './test-callers.ts';

const CALLS = Object.entries(COMMANDS).filter(([, { isForMachine }]) => !isForMachine);
const ROLE_CALLS = CALLS.flatMap(([verb, { needs, isForStore = false, isForAny = false }]) =>
  needs === 'read' ? [] : [{ verb, needs, isForStore, isForAny }],
);
const READS = [
  '/api/overview',
  '/api/history',
  '/api/releases/mfe-store',
  '/api/plans/rollback/mfe-store',
  '/api/access',
];

/** The store has an admin, Aya, and mfe-store with two releases. */
function createServer() {
  const { store } = createTwoReleases();
  grantRoles(store, person('aya'));
  const { send } = createTestApi(store);
  const command = (caller: string, verb: string) =>
    send(caller, 'POST', `/api/commands/${verb}`, { args: ['mfe-store', '2.0.0'], options: { reason: 'r' } });
  return { store, send, command };
}

describe('access to the release server', () => {
  it.each(ROLE_CALLS)(
    '[MF-03] [MF-04] rejects $verb without its role, and changes nothing',
    async ({ verb, needs, isForStore, isForAny }) => {
      const { store, command } = createServer();
      const others = ROLES.filter((role) => role !== needs);
      grantRoles(store, person('tom'), 'mfe-store', others);
      grantRoles(store, person('kim'), 'mfe-chat');
      const { revision } = readRegistry(store);
      expect(await command('', verb)).toMatchObject({ status: 401 });
      expect(await command('stranger', verb)).toMatchObject({ status: 403 });
      const rejected = await command('tom', verb);
      expect(rejected.status).toBe(403);
      expect(rejected.body.msg).toContain(
        `needs the role "${needs}" for ${isForStore ? 'all microfrontends' : 'mfe-store'}`,
      );
      expect(rejected.body.msg).toMatch(/aya \(aya\).* can grant it/);
      if (!isForAny) expect((await command('kim', verb)).status).toBe(403);
      expect(readRegistry(store).revision).toBe(revision);
    },
  );

  it.each(ROLE_CALLS)(
    '[MF-03] [MF-04] lets $verb through with the role of the microfrontend',
    async ({ verb, needs, isForStore }) => {
      const { store, command } = createServer();
      grantRoles(store, person('tom'), isForStore ? EVERY : 'mfe-store', [needs]);
      expect([401, 403]).not.toContain((await command('tom', verb)).status);
    },
  );

  it.each(READS)('shows %s to members alone', async (url) => {
    const { store, send } = createServer();
    grantRoles(store, person('tom'), 'mfe-chat', ['publish']);
    expect((await send('', 'GET', url)).status).toBe(401);
    expect(await send('stranger', 'GET', url)).toMatchObject({
      status: 403,
      body: { msg: expect.stringContaining('stranger has no role in this release store. aya (aya) can grant one') },
    });
    expect((await send('tom', 'GET', url)).status).toBe(200);
  });

  it('takes roles back at once', async () => {
    const { store, send, command } = createServer();
    grantRoles(store, person('tom'), 'mfe-store', ['rollback']);
    const revoke = { args: ['mfe-store', 'rollback'], options: { person: 'tom', reason: 'left the team' } };
    expect((await send('aya', 'POST', '/api/commands/revoke', revoke)).status).toBe(200);
    expect((await command('tom', 'rollback')).status).toBe(403);
    expect(readRegistry(store).access.members.map(({ subject }) => subject)).toEqual(['aya']);
  });

  it('gives a workflow none of the roles of a person with the same subject', async () => {
    const { store, command } = createServer();
    grantRoles(store, person('repo:xana/store:ref:refs/heads/main'), 'mfe-store');
    expect((await command('repo:xana/store:ref:refs/heads/main', 'rollback')).status).toBe(403);
  });

  it('lets an admin of one microfrontend grant no roles of another', async () => {
    const { store, send } = createServer();
    grantRoles(store, person('tom'), 'mfe-store', ['admin']);
    const grant = (name: string) =>
      send('tom', 'POST', '/api/commands/grant', { args: [name, 'publish'], options: { person: 'kim', reason: 'r' } });
    expect((await grant('mfe-chat')).status).toBe(403);
    expect((await grant('all')).status).toBe(403);
    expect((await grant('mfe-store')).status).toBe(200);
  });

  it.each([
    ['an unknown role', ['mfe-store', 'paint'], { person: 'kim' }, 'Unknown role "paint"'],
    ['no member', ['mfe-store', 'publish'], {}, 'Name one member'],
    ['two members', ['mfe-store', 'publish'], { person: 'kim', workflow: 'repo:x' }, 'Name one member'],
    ['an unknown kind of name', ['__proto__', 'publish'], { person: 'kim' }, 'Name a microfrontend'],
  ])('rejects a grant with %s', async (_what, args, options, message) => {
    const { store, send } = createServer();
    const { revision } = readRegistry(store);
    const answer = await send('aya', 'POST', '/api/commands/grant', { args, options: { ...options, reason: 'r' } });
    expect(answer).toMatchObject({ body: { msg: expect.stringContaining(message) } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(readRegistry(store).revision).toBe(revision);
  });
});
