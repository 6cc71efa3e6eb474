import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { EarlierSources } from '@xana/local-site/earlier-sources';
import { ROOT } from '@xana/local-site/topology';

const MIGRATIONS = 'packages/platform-api/src/migrations';

export interface PreviousPlatform {
  commit: string;
  /** Relative to this repository, as `startService` takes it. */
  script: string;
  remove(): void;
}

/** The commit before the last migration; undefined when the history does not reach so far, as in a shallow clone. */
export function findPreviousCommit(): string | undefined {
  const change = git('log', '-1', '--format=%H', '--', MIGRATIONS);
  return (change && git('rev-parse', '--verify', '--quiet', `${change}^`)) || undefined;
}

/** Checks out the platform of a commit, with the packages of its time. */
export function checkOutPlatform(commit: string): PreviousPlatform {
  const earlier = new EarlierSources();
  const main = join(earlier.checkOut(commit), 'packages/platform-api/src/main.ts');
  return { commit, script: relative(ROOT, main), remove: () => earlier.remove() };
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
