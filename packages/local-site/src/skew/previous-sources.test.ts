import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { findPreviousSources } from './previous-sources.ts';

/** A repository with the given commits: each is a message and the files that it writes. @returns its folder and their hashes */
function createRepository(commits: Record<string, string>[]) {
  const folder = createTempDirectory();
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  const hashes = commits.map((files) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', 'change');
    return git('rev-parse', 'HEAD').trim();
  });
  return { folder, hashes };
}

const COMMITS: Record<string, string>[] = [
  { 'mfe-store/src/main.ts': 'one', 'mfe-chat/src/main.ts': 'one' },
  { 'packages/contracts/a.ts': 'one' },
  { 'mfe-store/src/main.ts': 'two' },
  { 'packages/contracts/a.ts': 'two' },
  { 'mfe-store/src/main.ts': 'three' },
  { 'mfe-store/src/main.test.ts': 'a test', 'mfe-store/README.md': 'words' },
];

it('[MF-06] takes the sources before each commit that changed what a microfrontend is built from, the latest first', () => {
  const { folder, hashes } = createRepository(COMMITS);
  expect(findPreviousSources('mfe-store', undefined, folder)).toEqual({
    name: 'mfe-store',
    commits: [hashes[3], hashes[1]],
  });
});

it('[MF-06] finds none for a microfrontend without an earlier release, and none in a shallow clone', () => {
  const { folder } = createRepository(COMMITS);
  expect(findPreviousSources('mfe-chat', undefined, folder)).toBeNull();
  const clone = join(createTempDirectory(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, clone]);
  expect(findPreviousSources('mfe-store', undefined, clone)).toBeNull();
});

it('[MF-06] takes the sources of a given commit, and rejects one that does not exist', () => {
  const { folder, hashes } = createRepository(COMMITS);
  expect(findPreviousSources('mfe-store', 'HEAD~5', folder)?.commits).toEqual([hashes[0]]);
  expect(() => findPreviousSources('mfe-store', 'v9', folder)).toThrow('There is no commit "v9"');
});
