import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import type { ReleaseSource } from '@xana/contracts/releases/release-record';

/** Where a build of a folder comes from, for the record of a release. */
export function readBuildSource(
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): Omit<ReleaseSource, 'hasSourceMaps'> {
  const { GITHUB_RUN_ID, GITHUB_REPOSITORY = '' } = environment;
  const builder = GITHUB_RUN_ID
    ? `github ${GITHUB_REPOSITORY} run ${GITHUB_RUN_ID}`
    : `${userInfo().username}@${hostname()}`;
  return { commit: readCommit(folder), builder };
}

/** @returns null outside a repository, for example in an image without `.git` */
function readCommit(folder: string): string | null {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') ? '-dirty' : ''}`;
  } catch {
    return null;
  }
}
