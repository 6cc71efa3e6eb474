import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { readBuildSource } from './build-source.ts';

const AUTHOR = ['-c', 'user.name=mia', '-c', 'user.email=mia@x.test', '-c', 'commit.gpgsign=false'];

/** A repository with one commit. */
function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'xana-repository-'));
  const git = (...words: string[]) =>
    execFileSync('git', [...AUTHOR, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet');
  writeFileSync(join(folder, 'one.txt'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  return { folder, head: git('rev-parse', 'HEAD') };
}

describe('readBuildSource', () => {
  it('[T44] names the commit of the sources', () => {
    const { folder, head } = createRepository();
    expect(readBuildSource(folder, {}).commit).toBe(head);
  });

  it('[T44] marks a build of sources that are not committed', () => {
    const { folder, head } = createRepository();
    writeFileSync(join(folder, 'two.txt'), 'two');
    expect(readBuildSource(folder, {}).commit).toBe(`${head}-dirty`);
  });

  it('has no commit outside of a repository', () => {
    expect(readBuildSource(mkdtempSync(join(tmpdir(), 'xana-image-')), {}).commit).toBeNull();
  });

  it('names the run of GitHub Actions, or the user and the machine', () => {
    const { folder } = createRepository();
    const run = { GITHUB_RUN_ID: '42', GITHUB_REPOSITORY: 'xana/web' };
    expect(readBuildSource(folder, run).builder).toBe('github xana/web run 42');
    expect(readBuildSource(folder, {}).builder).toBe(`${userInfo().username}@${hostname()}`);
  });
});
