import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { publish } from '../commands/publish.ts';
import { CONTRIBUTIONS, createReleaseFixture, SETTINGS } from '../test-releases.ts';
import { readBuildFolder } from './read-build-folder.ts';

const FILES = {
  'remoteEntry.mjs': 'loadShare("react")',
  'greeting.mjs': 'export{mount}',
  'mf-manifest.json': '{"shared":[{"name":"react"}]}',
  'modules.json': '{"main":["greeting.mjs"]}',
  'uses.json': '{"react":[]}',
  'operations.json': '[]',
  'remote.json': JSON.stringify({ version: '3.0.0', contributions: CONTRIBUTIONS }),
};

function buildFolder(files: Record<string, string>): string {
  const folder = createTempDirectory('standalone');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

describe('readBuildFolder', () => {
  const publishing = { name: 'mfe-store', actor: 'mia', reason: 'first', isHeld: true };

  it('[MF-01] reads what a team states about the build of another tool, and publishes none of it', () => {
    const { store } = createReleaseFixture();
    const { id } = publish(store, SETTINGS, readBuildFolder(publishing, buildFolder(FILES)));
    const { files, ...record } = store.record('mfe-store', id);
    expect(record).toMatchObject({
      version: '3.0.0',
      entry: 'remoteEntry.mjs',
      container: 'standalone',
      modules: { main: ['greeting.mjs'] },
      uses: { react: [] },
      contributions: { owner: CONTRIBUTIONS.owner },
    });
    expect(files.map(({ path }) => path)).toEqual(['greeting.mjs', 'mf-manifest.json', 'remoteEntry.mjs']);
  });

  it('[MF-03] reads the version of the kits, and the shared modules that the build would provide', () => {
    const remote = JSON.stringify({ version: '3.0.0', kit: '1.2.0', contributions: CONTRIBUTIONS });
    const files = { ...FILES, 'remote.json': remote, 'provided.json': '["react"]' };
    expect(readBuildFolder(publishing, buildFolder(files))).toMatchObject({
      source: { kit: '1.2.0' },
      provided: ['react'],
    });
  });

  it('names a file that is missing, or not valid', () => {
    const { 'uses.json': _, ...files } = FILES;
    expect(() => readBuildFolder(publishing, buildFolder(files))).toThrow('uses.json is missing');
    const invalid = { ...FILES, 'remote.json': '{"version":"3.0.0"}' };
    expect(() => readBuildFolder(publishing, buildFolder(invalid))).toThrow(
      /remote\.json is not valid[\s\S]*contributions/,
    );
  });
});
