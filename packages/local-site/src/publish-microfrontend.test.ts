import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { publish } from '../../release/src/commands/publish.ts';
import { CONTRIBUTIONS, createReleaseFixture, SETTINGS } from '../../release/src/test-releases.ts';
import { readStandalonePublication } from './publish-microfrontend.ts';

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

describe('readStandalonePublication', () => {
  const publishing = { name: 'mfe-store', actor: 'mia', reason: 'first', isHeld: true };

  it('[MF-01] reads what a team states about the build of another tool, and publishes none of it', () => {
    const { store } = createReleaseFixture();
    const { id } = publish(store, SETTINGS, readStandalonePublication(publishing, buildFolder(FILES)));
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

  it('names a file that is missing', () => {
    const { 'uses.json': _, ...files } = FILES;
    expect(() => readStandalonePublication(publishing, buildFolder(files))).toThrow('uses.json');
  });
});
