import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { sha256 } from '../store/integrity.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { servePage } from './serve-page.ts';
import { listen, requestRaw } from './test-http.ts';

const HTML = '<!doctype html><title>XANA</title>';
const page = (path: string) => ({ path, module: 'home', title: { en: '', ja: '' }, login: 'none', preload: [] });
const RELEASE = { id: '0123456789abcdef', version: '1.0.0', entries: [] };
const REGISTRY = {
  revision: 1,
  remotes: [
    {
      name: 'mfe-spaces',
      active: RELEASE,
      lastKnownGood: null,
      operations: {},
      contributions: {
        name: 'mfe-spaces',
        owner: { team: '', contact: '' },
        pages: ['/', '/explore', '/details/:id'].map(page),
        slots: [],
        handlers: [],
        events: { publishes: {}, consumes: {} },
        needs: { shell: 1, session: 1 },
        grants: [],
        budget: { entryKilobytes: 40 },
      },
    },
  ],
};
let origin = '';
let store: ReleaseStore;

beforeEach(async () => {
  store = new ReleaseStore(createTempDirectory('releases'));
  writeRevision('1-aa', HTML);
  origin = await listen(servePage(store, 'http://localhost:3000'));
});

function writeRevision(name: string, html: string, registry: unknown = REGISTRY): void {
  const folder = join(store.directory, 'pages', name);
  mkdirSync(folder);
  const files = {
    'index.html': html,
    'headers.json': JSON.stringify({ 'cache-control': 'no-cache', 'content-type': 'text/html' }),
    'registry.json': JSON.stringify(registry),
    'discovery.json': JSON.stringify({ microFrontends: name }),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  writeList(folder);
  writeFileSync(join(store.directory, 'pages', 'current'), name);
}

/** The hashes of all files of a page. */
function writeList(folder: string): void {
  const hashes = readdirSync(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]);
  writeFileSync(join(folder, 'files.json'), JSON.stringify(Object.fromEntries(hashes)));
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return requestRaw(origin, path, { method, headers: { host: 'localhost:3000', ...headers } });
}

describe('servePage', () => {
  it('[NT-11] serves the worker of push messages at the root, so that it may serve the whole site', async () => {
    const { status, headers, body } = await ask('/push-worker.js?v=1');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(body.toString()).toContain("addEventListener('push'");
    expect((await ask('/push-worker.js', {}, 'HEAD')).body).toHaveLength(0);
    expect((await ask('/x/push-worker.js')).status).toBe(404);
  });

  it('serves the active page at every path, in an encoding that the client accepts', async () => {
    const plain = await ask('/details/7?for=space');
    expect([plain.status, plain.body.toString(), plain.headers['content-encoding']]).toEqual([200, HTML, undefined]);
    const brotli = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML);
    const gzip = await ask('/', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', HTML]);
  });

  it('gives crawlers the page with its description, and people the page as it was assembled', async () => {
    const describe = jest.fn(async () => ({ status: 404 as const, html: Buffer.from('described'), headers: {} }));
    const describer = { describe, sitemaps: { find: async () => null } };
    origin = await listen(servePage(store, 'http://localhost:3000', { describer }));
    const crawler = { 'user-agent': 'Twitterbot/1.0', 'accept-encoding': 'br' };
    const answers = [
      await ask('/details/7?for=event', crawler),
      await ask('/no/such/page', crawler),
      await ask('/details/7', { 'user-agent': 'Mozilla/5.0 Chrome/131.0.0.0' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [404, 'described'],
      [404, 'described'],
      [200, HTML],
    ]);
    expect(describe.mock.calls).toHaveLength(2);
  });

  it('[MF-04] sends the copies that were compressed when the page was assembled', async () => {
    const folder = join(store.directory, 'pages', '1-aa');
    writeFileSync(join(folder, 'index.html.br'), brotliCompressSync('assembled br'));
    writeFileSync(join(folder, 'index.html.gz'), gzipSync('assembled gz'));
    rmSync(join(folder, 'files.json'));
    writeList(folder);
    const brotli = await ask('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe('assembled br');
    const gzip = await ask('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe('assembled gz');
  });

  it.each([
    ['/explore?tab=events', 200],
    ['/Explore/', 200],
    ['/details/7', 200],
    ['/details/7/', 200],
    ['/details/7/more', 404],
    ['/details/', 404],
    ['/no/such/place', 404],
    ['/explorer', 404],
    ['//explore', 404],
    ['/%2e%2e/explore', 404],
  ])('answers %s with %i and the page', async (path, status) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([status, HTML]);
    expect(answer.headers['content-type']).toBe('text/html');
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([status, 0]);
  });

  it.each([
    ['an unknown slot', { slots: [{ slot: 'home.weather', module: 'weather', order: 1, height: 1, label: {} }] }],
    ['a page without a title', { pages: [{ path: '/weather', module: 'weather' }] }],
    ['a path that is not a pattern', { pages: [page('/weather/:id/:id')] }],
  ])('[MF-01] serves the pages of all other remotes when one contributes %s', async (_what, change) => {
    const [spaces] = REGISTRY.remotes;
    const weather = {
      ...spaces,
      name: 'mfe-weather',
      contributions: { ...spaces?.contributions, pages: [], ...change },
    };
    writeRevision('2-bb', HTML, { ...REGISTRY, remotes: [weather, spaces] });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await ask('/explore')).status).toBe(200);
    expect((await ask('/weather')).status).toBe(404);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('mfe-weather'));
    warn.mockRestore();
  });

  it('never answers 304 for an unknown path', async () => {
    const { headers } = await ask('/');
    const known = { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' };
    const unknown = await ask('/no/such/place', known);
    expect([unknown.status, unknown.headers.etag]).toEqual([404, undefined]);
    expect(brotliDecompressSync(unknown.body).toString()).toBe(HTML);
  });

  it('[MF-04] serves a new revision from the next request on, and answers 304 for a known one', async () => {
    const { headers } = await ask('/');
    const known = { 'if-none-match': `${String(headers.etag)}, "other"` };
    expect((await ask('/', known)).status).toBe(304);
    writeRevision('2-bb', '<title>two</title>');
    const next = await ask('/', known);
    expect([next.status, next.body.toString()]).toEqual([200, '<title>two</title>']);
  });

  it('serves the discovery document and no other file of the page', async () => {
    const discovery = await ask('/discovery.json');
    expect(JSON.parse(discovery.body.toString())).toEqual({ microFrontends: '1-aa' });
    expect(discovery.headers['cache-control']).toBe('no-cache');
    expect((await ask('/registry.json')).status).toBe(404);
    expect((await ask('/r0/shell/0123456789abcdef/..%2fx.mjs')).status).toBe(404);
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  it('[T34] serves a file of the shell under its exact URL, and nothing under a URL with a query', async () => {
    const name = '/r0/shell/0123456789abcdef/main.mjs';
    mkdirSync(store.pathOf('shell', '0123456789abcdef'), { recursive: true });
    writeFileSync(join(store.pathOf('shell', '0123456789abcdef'), 'main.mjs'), 'code');
    expect((await ask(name)).body.toString()).toBe('code');
    for (const query of ['?', '?x=1', '?/r0/']) expect((await ask(name + query)).status).toBe(404);
  });

  it('[T44] serves no source map', async () => {
    store.writeSourceMaps('shell', '0123456789abcdef', new Map([['main.mjs.map', Buffer.from('map')]]));
    const inStore = '/source-maps/shell/0123456789abcdef/main.mjs.map';
    for (const path of [
      '/r0/shell/0123456789abcdef/main.mjs.map',
      inStore,
      `/r0${inStore}`,
      `/r0/shell/../..${inStore}`,
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  it('redirects loopback aliases to the origin that logins are bound to', async () => {
    const { status, headers } = await ask('/x?y=1', { host: '127.0.0.1:3000' });
    expect([status, headers.location]).toEqual([307, 'http://localhost:3000/x?y=1']);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example',
    '/?next=https://evil.example',
    '/@evil.example',
    '/.evil',
  ])('[T41] redirects to the site’s own origin from the path %s', async (path) => {
    const { status, headers } = await ask(path, { host: '127.0.0.1:3000' });
    expect([status, new URL(String(headers.location)).origin]).toEqual([307, 'http://localhost:3000']);
  });

  it('keeps serving the last readable page, and reports it at /ready', async () => {
    const readiness = async () => {
      const { status, body } = await ask('/ready');
      return [status, JSON.parse(body.toString())];
    };
    expect(await readiness()).toEqual([200, { status: 'ready', page: '1-aa' }]);
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(join(store.directory, 'pages', 'current'), '9-gone');
    expect((await ask('/')).body.toString()).toBe(HTML);
    expect(error).toHaveBeenCalled();
    expect(await readiness()).toEqual([200, { status: 'degraded', page: '1-aa' }]);
    error.mockRestore();
  });
});
