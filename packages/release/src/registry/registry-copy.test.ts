import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { checkAgainst } from '../commands/publish.ts';
import { CONTRIBUTIONS, createTwoReleases, remoteBuild, SETTINGS } from '../test-releases.ts';
import { copyRegistry, readRegistryCopy } from './registry-copy.ts';

/** A copy of the registry of a store with a shell, mfe-store 1.0.0 and 2.0.0, and mfe-chat, written to a file and read again. */
function readCopy() {
  const { store, remote } = createTwoReleases();
  remote('chat', { name: 'mfe-chat', pages: [], slots: [] });
  const file = join(createTempDirectory('copy'), 'registry.json');
  writeFileSync(file, JSON.stringify(copyRegistry(store)));
  return { file, copy: readRegistryCopy(file) };
}

const [storePage] = CONTRIBUTIONS.pages;

describe('[MF-01] [MF-03] a copy of the registry', () => {
  it('has the records of the active releases and their fallbacks, without who built them', () => {
    const { copy } = readCopy();
    expect(copy.records.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
      'mfe-chat 1.0.0-chat',
      'mfe-store 1.0.0',
      'mfe-store 2.0.0',
      'shell 1.0.0',
    ]);
    expect(JSON.stringify(copy)).not.toContain('github xana run');
  });

  it('lets a build pass that works with its releases', () => {
    const build = remoteBuild('three', { version: '3.0.0' });
    expect(checkAgainst(readCopy().copy, SETTINGS, build)).toEqual([]);
  });

  it('rejects a build with a page of another remote, which an empty store accepts', () => {
    const build = remoteBuild('more', {
      name: 'mfe-chat',
      version: '2.0.0',
      pages: storePage ? [storePage] : [],
      slots: [],
    });
    expect(checkAgainst(readCopy().copy, SETTINGS, build).join()).toContain('both contribute the page /store/:id');
  });

  it('names a file that is something else', () => {
    const { file } = readCopy();
    writeFileSync(file, '{"records":[]}');
    expect(() => readRegistryCopy(file)).toThrow('is not a copy of a registry');
  });
});
