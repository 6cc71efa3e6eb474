import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { ReleaseStore } from '../store/release-store.ts';
import { serveArtifacts } from './serve-artifacts.ts';
import { listen } from './test-http.ts';

const FILE = '/r0/mfe-store/0123456789abcdef/main.mjs';
let origin: string;
let store: ReleaseStore;

beforeEach(async () => {
  store = new ReleaseStore(createTempDirectory('releases'));
  const folder = store.pathOf('mfe-store', '0123456789abcdef');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.mjs'), 'code');
  for (const name of ['release.json', 'mf-manifest.json']) writeFileSync(join(folder, name), '{}');
  origin = await listen(serveArtifacts(store, 'mfe-store'));
});

const statusOf = async (path: string) => (await fetch(origin + path)).status;

describe('serveArtifacts', () => {
  it('[T34] serves a file under its exact URL, and nothing under a URL with a query', async () => {
    for (const prefix of ['/r0', '/r1', '/r2']) expect(await statusOf(FILE.replace('/r0', prefix))).toBe(200);
    for (const query of ['?x=1', '?v=0123456789abcdef']) expect(await statusOf(FILE + query)).toBe(404);
  });

  it('serves no releases of other remotes and no files outside of a release', async () => {
    for (const path of [FILE.replace('store', 'chat'), FILE.replace('main.mjs', 'release.json'), '/r3', '/health?x']) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
  });

  it('serves the federation manifest as JSON', async () => {
    const reply = await fetch(origin + FILE.replace('main.mjs', 'mf-manifest.json'));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('[T44] serves no source map', async () => {
    store.writeSourceMaps('mfe-store', '0123456789abcdef', new Map([['main.mjs.map', Buffer.from('map')]]));
    const inStore = '/source-maps/mfe-store/0123456789abcdef/main.mjs.map';
    for (const path of [`${FILE}.map`, inStore, `/r0${inStore}`, `/r0/mfe-store/../..${inStore}`])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('[MF-05] serves no file of a quarantined release', async () => {
    store.quarantine('mfe-store', '0123456789abcdef');
    expect(await statusOf(FILE)).toBe(404);
    store.restore('mfe-store', '0123456789abcdef');
    expect(await statusOf(FILE)).toBe(200);
  });
});
