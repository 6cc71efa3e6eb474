import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveArtifacts } from '../server/serve-artifacts.ts';
import { listen } from '../server/test-http.ts';
import { createShellFixture } from '../test-releases.ts';

async function readManifest({ isOfficialBuild }: { isOfficialBuild: boolean }) {
  const { store, remote } = createShellFixture();
  const { id } = remote('one');
  const manifest = {
    name: 'mfe_store',
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.mjs', path: '', type: 'module' } },
    exposes: [],
  };
  if (isOfficialBuild) writeFileSync(join(store.pathOf('mfe-store', id), 'mf-manifest.json'), JSON.stringify(manifest));
  const origin = await listen(serveArtifacts(store, 'mfe-store'));
  return { id, response: await fetch(`${origin}/mf-manifest.json`) };
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
