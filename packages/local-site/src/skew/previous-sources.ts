import { execFileSync } from 'node:child_process';
import { ROOT } from '../topology.ts';

/** Earlier sources of a microfrontend. */
export interface PreviousSources {
  name: string;
  /** Full hashes, the latest first: the first one whose build differs from the current one is the previous release. */
  commits: string[];
}

/** Files that no build contains. */
const NOT_RELEASED = [':(exclude,glob)**/*.test.*', ':(exclude,glob)**/*.md'];

/** A change of types alone gives the same build, so the one before is needed. More of them in a row are not likely. */
const MAX_COMMITS = 10;

/**
 * The commits before those that changed a microfrontend's own folder: what visitors had before its current release, together with
 * the packages of that time, which are part of its build. Releases are named by their content, so a version in `package.json` would not
 * name it.
 *
 * @param base a commit, branch or tag to take instead
 * @param folder the repository
 * @returns null when the history does not reach so far, for example in a shallow clone
 * @throws Error when there is no such base
 */
export function findPreviousSources(name: string, base?: string, folder: string = ROOT): PreviousSources | null {
  if (base) {
    const commit = git(folder, 'rev-parse', '--verify', '--quiet', `${base}^{commit}`);
    if (!commit) throw new Error(`There is no commit "${base}" to build the previous releases from.`);
    return { name, commits: [commit] };
  }
  const changes = git(folder, 'log', `-${MAX_COMMITS}`, '--format=%H', '--', name, ...NOT_RELEASED);
  const commits = changes
    .split('\n')
    // The first commit of a shallow clone seems to change every file. It has no parent.
    .map((change) => change && git(folder, 'rev-parse', '--verify', '--quiet', `${change}^`))
    .filter((commit) => commit && git(folder, 'ls-tree', '--name-only', commit, '--', name));
  return commits.length > 0 ? { name, commits } : null;
}

/** @returns an empty text when git fails, also where there is no repository */
function git(cwd: string, ...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
