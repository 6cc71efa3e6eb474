import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveArtifacts } from '../server/serve-artifacts.ts';
import { createReleaseFixture } from '../test-releases.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function readManifest({ isOfficialBuild }: { isOfficialBuild: boolean }) {
  const { store, shell, remote } = createReleaseFixture();
  shell();
  const { id } = remote('one');
  const manifest = {
    name: 'mfe_store',
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.mjs', path: '', type: 'module' } },
    exposes: [],
  };
  if (isOfficialBuild) writeFileSync(join(store.pathOf('mfe-store', id), 'mf-manifest.json'), JSON.stringify(manifest));
  server = createServer(serveArtifacts(store, 'mfe-store'));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { id, response: await fetch(`http://localhost:${port}/mf-manifest.json`) };
}

describe('the manifest at a stable address', () => {
  it('is that of the active release, with its public path, version and contributions', async () => {
    const { id, response } = await readManifest({ isOfficialBuild: true });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      name: 'mfe_store',
      exposes: [],
      metaData: {
        publicPath: `/r0/mfe-store/${id}/`,
        buildInfo: { buildVersion: '1.0.0' },
        remoteEntry: { name: 'remoteEntry.mjs' },
      },
      contributions: { pages: [{ path: '/store/:id' }] },
    });
  });

  it('does not exist for a release without a manifest', async () => {
    expect((await readManifest({ isOfficialBuild: false })).response.status).toBe(404);
  });
});
