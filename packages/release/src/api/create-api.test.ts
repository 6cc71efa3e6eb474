import type { DeskOverview, DeskPlan } from '@xana/contracts/releases/desk';
import { CALLER_HEADER, grantRoles, person } from '../access/test-callers.ts';
import { writeOpenTabs } from '../health/open-tabs.ts';
import { addToSeries, emptyHour, hourOf } from '../health/release-series.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { CONTRIBUTIONS, createShellFixture, SETTINGS } from '../test-releases.ts';
import { callServer } from './call-server.ts';
import { createTestApi, listenTestApi } from './test-api.ts';

/** A store with the shell and mfe-store 1.0.0 and 2.0.0, behind the release server. */
function createServer() {
  const site = createShellFixture();
  const one = site.remote('one').id;
  const two = site.remote('two', { version: '2.0.0', pages: [] }).id;
  grantRoles(site.store, person('ren'));
  const { send } = createTestApi(site.store);
  const call = <Body>(method: 'GET' | 'POST', url: string, payload?: object, headers?: Record<string, string>) =>
    send<Body>('ren', method, url, payload, headers);
  return { ...site, one, two, call };
}

const ROLLBACK = { args: ['mfe-store'], options: { reason: 'balances are wrong' } };

describe('the release server', () => {
  it('[MF-04] runs the same commands as the release command, and records who made the change', async () => {
    const { store, call, active, one } = createServer();
    const done = await call('POST', '/api/commands/rollback', ROLLBACK);
    expect(done).toMatchObject({
      status: 200,
      body: { data: { active: one }, text: expect.stringContaining('is active') },
    });
    expect(active()).toBe(one);
    expect(readLog(store).at(-1)).toMatchObject({ verb: 'rollback', actor: 'ren', reason: 'balances are wrong' });
  });

  it.each([
    ['an unknown verb', '/api/commands/paint', ROLLBACK, 400, 'There is no command "paint"'],
    ['a missing reason', '/api/commands/rollback', { ...ROLLBACK, options: {} }, 400, 'A reason is required'],
    ['options that are a list', '/api/commands/rollback', { args: ['mfe-store'], options: [] }, 400, 'options'],
    [
      'an unknown release',
      '/api/commands/promote',
      { ...ROLLBACK, options: { reason: 'r', to: '9.0.0' } },
      422,
      '9.0.0',
    ],
    [
      'another revision',
      '/api/commands/rollback',
      { ...ROLLBACK, options: { reason: 'r', expect: '1' } },
      409,
      'not at 1',
    ],
    ['a command for its machine', '/api/commands/unlock', ROLLBACK, 400, 'on the machine of the release store'],
  ])('[MF-04] rejects %s with a sentence, and changes nothing', async (_what, url, payload, status, message) => {
    const { store, call } = createServer();
    const { revision } = readRegistry(store);
    const answer = await call('POST', url, payload);
    expect(answer).toMatchObject({ status, body: { success: false, msg: expect.stringContaining(message) } });
    expect(readRegistry(store).revision).toBe(revision);
  });

  it('[MF-04] shows what is on the page, by whom and since when', async () => {
    const { call, two, one } = createServer();
    const { body } = await call<DeskOverview>('GET', '/api/overview');
    expect(body).toMatchObject({ revision: 4, site: SETTINGS.config.origins.site, problems: [] });
    const store = body.microfrontends.find(({ name }) => name === 'mfe-store');
    expect(store).toMatchObject({
      team: 'Commerce',
      active: { id: two, version: '2.0.0', budgetBytes: 40_000, wasActive: true, health: { mounted: 1 } },
      since: { verb: 'publish', actor: 'mia', reason: 'publish two' },
      lastKnownGood: { id: one },
    });
  });

  it('[MF-04] shows how many open tabs have an older release of each microfrontend', async () => {
    const { call, store } = createServer();
    // Revision 2: mfe-store 1.0.0; revision 3: mfe-store 2.0.0.
    writeOpenTabs(store, 'page', { 2: 5, 3: 7, 4: 9 });
    const { body } = await call<DeskOverview>('GET', '/api/overview');
    expect(body.microfrontends.map(({ name, olderTabs }) => [name, olderTabs])).toEqual([
      ['shell', 0],
      ['mfe-store', 5],
    ]);
  });

  it('[MF-04] plans a rollback: from, to, what preflight finds, and what changes on the page', async () => {
    const { call, store, one, two } = createServer();
    const { body } = await call<DeskPlan>('GET', '/api/plans/rollback/mfe-store');
    expect(body).toMatchObject({ from: { id: two }, to: { id: one }, problems: [] });
    expect(body.differences).toEqual([{ kind: 'added', what: CONTRIBUTIONS.pages[0]?.path }]);
    expect(readRegistry(store).revision).toBe(4);
    expect(await call('GET', '/api/plans/rollback/shell')).toMatchObject({ status: 422 });
  });

  it('[MF-04] compares two releases by version or the first characters of an id', async () => {
    const { call, one, two } = createServer();
    const url = `/api/differences/mfe-store?from=1.0.0&to=${two.slice(0, 8)}`;
    expect(await call('GET', url)).toMatchObject({
      status: 200,
      body: {
        from: { id: one, commit: 'c0ffee'.padEnd(40, '0') },
        to: { id: two },
        contributions: [{ kind: 'removed', what: CONTRIBUTIONS.pages[0]?.path }],
        sizes: [{ module: 'main', before: expect.any(Number), after: expect.any(Number) }],
        operations: null,
      },
    });
    expect(await call('GET', '/api/differences/mfe-store?from=1.0.0')).toMatchObject({ status: 400 });
    const unknown = await call('GET', '/api/differences/mfe-store?from=1.0.0&to=9.9.9');
    expect(unknown).toMatchObject({ status: 422, body: { msg: expect.stringContaining('no release "9.9.9"') } });
  });

  it('[MF-04] sends the series of each release, and the figures of the last hour', async () => {
    const { call, store, two } = createServer();
    addToSeries(store, 'mfe-store', two, { ...emptyHour(hourOf(Date.now())), mounted: 4 });
    expect(await call('GET', '/api/series/mfe-store')).toMatchObject({
      status: 200,
      body: { releases: [{ id: two, version: '2.0.0', points: [{ visitors: 4, failed: 0 }] }] },
    });
    const { body } = await call<DeskOverview>('GET', '/api/overview');
    const shown = body.microfrontends.map(({ name, lastHour }) => [name, lastHour]);
    expect(shown).toEqual([
      ['shell', { loadMs: null, share: null }],
      ['mfe-store', { loadMs: null, share: 1 }],
    ]);
  });

  it('[MF-04] lists the history and the releases of one microfrontend, the newest first', async () => {
    const { call, one, two } = createServer();
    const history = await call('GET', '/api/history?name=mfe-store');
    expect(history.body).toMatchObject([
      { revision: 3, verb: 'publish', from: { id: one, version: '1.0.0' }, to: { id: two, version: '2.0.0' } },
      { revision: 2, from: null },
    ]);
    expect((await call('GET', '/api/releases/mfe-store')).body).toMatchObject([{ id: two }, { id: one }]);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.test' }, 403],
    ['a navigation of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another name of the machine', { host: 'evil.test:4006' }, 421],
    ['a form', { 'content-type': 'text/plain' }, 415],
  ])('[MF-04] rejects a call of %s (CSRF, DNS rebinding)', async (_what, headers, status) => {
    const { call, store } = createServer();
    const answer = await call('POST', '/api/commands/rollback', ROLLBACK, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(readRegistry(store).revision).toBe(4);
  });

  it('[MF-04] plans what gc would delete, with the limits that were asked for', async () => {
    const { call, store, one, two } = createServer();
    const everything = await call('GET', '/api/storage?keep=0&olderThan=0');
    expect(everything.body).toMatchObject({
      revision: 4,
      releases: [],
      kept: expect.arrayContaining([
        { name: 'mfe-store', id: two, version: '2.0.0', reason: 'active' },
        expect.objectContaining({ id: one, reason: 'fallback' }),
      ]),
    });
    expect(await call('GET', '/api/storage?keep=-1')).toMatchObject({ status: 400 });
    expect(readRegistry(store).revision).toBe(4);
  });

  it('describes each call in OpenAPI', async () => {
    const { call } = createServer();
    const { body } = await call<{ openapi: string; paths: object }>('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/overview',
        '/api/differences/{name}',
        '/api/series/{name}',
        '/api/commands/rollback',
      ]),
    );
    expect(Object.keys(body.paths)).not.toContain('/api/commands/keys');
  });

  it('[MF-04] answers the release command, with the message of the command when it fails', async () => {
    const { store, one } = createServer();
    const { url, close } = await listenTestApi(store);
    const rollBack = () => callServer({ url, token: 'ren' }, { verb: 'rollback', ...ROLLBACK });
    expect(await rollBack()).toMatchObject({ data: { active: one } });
    await expect(rollBack()).rejects.toThrow('has no earlier release');
    await close();
    await expect(rollBack()).rejects.toThrow('does not answer');
  });

  it('[MF-04] tells each change to those who listen', async () => {
    const { store } = createServer();
    const { url } = await listenTestApi(store);
    const response = await fetch(`${url}/api/events`, { headers: { [CALLER_HEADER]: 'ren' } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('"revision":4');
    await callServer({ url, token: 'ren' }, { verb: 'rollback', ...ROLLBACK });
    expect((await reader?.read())?.value).toContain('"revision":5');
    await reader?.cancel();
  });
});
