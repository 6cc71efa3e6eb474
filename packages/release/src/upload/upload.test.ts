import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantRoles, person } from '../access/test-callers.ts';
import { createTestApi } from '../api/test-api.ts';
import { promote } from '../commands/roll-back.ts';
import { createShellFixture, remoteBuild, SETTINGS } from '../test-releases.ts';
import { type Bundle, bundleOf } from './bundle.ts';

const NAME = 'mfe-store';

/** A release server in which Tom may publish mfe-store, and Aya may do everything. */
function createServer() {
  const site = createShellFixture();
  const one = site.remote('one').id;
  grantRoles(site.store, person('aya'));
  grantRoles(site.store, person('tom'), NAME, ['publish']);
  const { send } = createTestApi(site.store);
  const upload = (caller: string, bundle: object, name = NAME) => send(caller, 'POST', `/api/releases/${name}`, bundle);
  return { ...site, one, send, upload };
}

const build = (change: Partial<Bundle> = {}): Bundle => ({
  ...bundleOf(remoteBuild('two', { version: '2.0.0' })),
  ...change,
});

describe('an upload', () => {
  it('[MF-03] stores a build as a release that is not active, with who published it', async () => {
    const { store, upload, active, one } = createServer();
    const { status, body } = await upload('tom', build());
    expect([status, body]).toMatchObject([200, { version: '2.0.0', isNew: true }]);
    const record = store.record(NAME, body.id);
    expect(record).toMatchObject({ version: '2.0.0', isHeld: true, source: { builder: 'tom' } });
    expect(readFileSync(join(store.pathOf(NAME, body.id), 'main.mjs'), 'utf8')).toBe('two');
    expect(active()).toBe(one);
    expect((await upload('tom', build())).body).toMatchObject({ id: body.id, isNew: false });
    promote(store, SETTINGS, { name: NAME, to: body.id, actor: 'aya', reason: 'r' });
    expect(active()).toBe(body.id);
    expect((await upload('tom', build())).body).toMatchObject({ isNew: false, wasActive: true });
  });

  it('[MF-03] rejects a version that is taken by other content, which a program gets with the hash', async () => {
    const { send, upload } = createServer();
    const other = build({ version: '1.0.0' });
    expect((await upload('tom', other)).body.msg).toContain('1.0.0');
    const automatic = await send('tom', 'POST', `/api/releases/${NAME}?automatic=true`, other);
    expect(automatic.body).toMatchObject({ version: expect.stringMatching(/^1\.0\.0\+[0-9a-f]{8}$/) });
  });

  it('[MF-03] checks a build with the releases of the page, and stores nothing', async () => {
    const { store, send, one } = createServer();
    const check = (bundle: object) => send('tom', 'POST', `/api/checks/${NAME}`, bundle);
    expect(await check(build())).toMatchObject({ status: 200, body: {} });
    const provided = await check(build({ provided: ['react'] }));
    expect(provided.body.msg).toMatch(/mfe-store would not be released:\n- .*react/);
    expect(store.idsOf(NAME)).toEqual([one]);
    expect((await send('stranger', 'POST', `/api/checks/${NAME}`, build())).status).toBe(403);
  });

  it('[MF-03] records the version of the kits that a remote of another repository was built with', async () => {
    const { store, upload, send } = createServer();
    const { body } = await upload('tom', build({ kit: '1.2.0' }));
    expect(store.record(NAME, body.id).source).toMatchObject({ kit: '1.2.0' });
    expect((await send('aya', 'GET', `/api/bundles/${NAME}/${body.id}`)).body).toMatchObject({ kit: '1.2.0' });
  });

  it('[MF-03] needs the role of its microfrontend', async () => {
    const { store, upload, send } = createServer();
    grantRoles(store, person('kim'), 'mfe-chat');
    for (const caller of ['kim', 'stranger']) expect((await upload(caller, build())).status).toBe(403);
    expect((await upload('', build())).status).toBe(401);
    expect((await upload('tom', build(), 'mfe-chat')).body.msg).toContain('needs the role "publish" for mfe-chat');
    expect((await send('tom', 'GET', `/api/bundles/${NAME}/active`)).status).toBe(403);
    expect(store.idsOf(NAME)).toHaveLength(1);
  });

  it.each([
    ['a file outside of the folder', { files: { '../main.mjs': '' } }, 400],
    ['a hidden file', { files: { '.env': '' } }, 400],
    ['content that is not base64', { files: { 'main.mjs': '<script>' } }, 400],
    ['a file that no release has', { files: { ...build().files, 'index.html': '' } }, 422],
    ['the contributions of another remote', { contributions: { ...build().contributions, name: 'mfe-chat' } }, 422],
    ['an unknown field', { colour: 'red' }, 400],
    ['a path as a version', { version: '../1.0.0' }, 400],
    [
      'needs that the page does not meet',
      { contributions: { ...build().contributions, needs: { shell: 99, session: 1 } } },
      422,
    ],
  ])('[MF-03] rejects %s, and stores nothing', async (_what, change, status) => {
    const { store, upload, one } = createServer();
    const answer = await upload('aya', build(change as Partial<Bundle>));
    expect([answer.status, answer.body.msg]).toEqual([status, expect.any(String)]);
    expect(store.idsOf(NAME)).toEqual([one]);
  });

  it('[MF-03] gives another environment the same bytes: the release has the same id there', async () => {
    const staging = createServer();
    const production = createServer();
    const { body } = await staging.upload('tom', build());
    const copy = await staging.send('aya', 'GET', `/api/bundles/${NAME}/2.0.0`);
    expect((await production.upload('aya', copy.body)).body).toMatchObject({ id: body.id, isNew: true });
    const active = await staging.send('aya', 'GET', `/api/bundles/${NAME}/active`);
    expect((await production.upload('aya', active.body)).body).toMatchObject({ id: staging.one, isNew: false });
  });
});
