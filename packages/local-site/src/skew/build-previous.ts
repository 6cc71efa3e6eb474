import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, bundleOf } from '@xana/release/bundle';
import type { Publication } from '@xana/release/publish';
import { readPublication } from '../publish-microfrontend.ts';
import { ROOT, TYPESCRIPT_LOADER } from '../topology.ts';
import { EarlierSources, run } from './earlier-sources.ts';
import type { PreviousSources } from './previous-sources.ts';
import type { PreviousBuild } from './skew-cell.ts';

const BUILDER = join(ROOT, 'packages/local-site/src/skew/build-in-worktree.mjs');
/** Builds of commits never change, so they are kept for the next run. */
const CACHE = join(ROOT, '.local', 'previous-releases');

const fileOf = (name: string, commit: string): string => join(CACHE, `${name}-${commit.slice(0, 16)}.json`);

/**
 * Builds the previous release of each microfrontend, with the packages and the build tools of its time: the latest of its commits whose
 * build differs from the current one. The current ones are built.
 *
 * @throws Error with the output of a build that fails
 */
export async function buildPrevious(
  all: readonly PreviousSources[],
  print: (text: string) => void,
): Promise<PreviousBuild[]> {
  mkdirSync(CACHE, { recursive: true });
  const earlier = new EarlierSources();
  try {
    const builds: PreviousBuild[] = [];
    for (const sources of all) builds.push(await findOtherBuild(sources, earlier, print));
    return builds;
  } finally {
    earlier.remove();
  }
}

async function findOtherBuild(
  { name, commits }: PreviousSources,
  earlier: EarlierSources,
  print: (text: string) => void,
): Promise<PreviousBuild> {
  const current = contentOf(bundleOf(await readPublication({ name, actor: 'skew', reason: 'the current release' })));
  let last: PreviousBuild | undefined;
  for (const commit of commits) {
    const file = fileOf(name, commit);
    if (!existsSync(file)) {
      print(`building ${name} of ${commit.slice(0, 8)}`);
      buildOne(name, earlier.checkOut(commit), file);
    }
    const isSame = contentOf(bundle.parse(JSON.parse(readFileSync(file, 'utf8')))) === current;
    last = { name, commit, file, isSame };
    if (!isSame) break;
    print(`${name} of ${commit.slice(0, 8)} is the current build`);
  }
  if (!last) throw new Error(`There are no earlier sources of ${name}.`);
  return last;
}

/** Two builds with the same files are the same release. */
const contentOf = ({ files }: ReturnType<typeof bundleOf>): string => JSON.stringify(Object.entries(files).toSorted());

function buildOne(name: string, worktree: string, file: string): void {
  const output = join(worktree, 'skew.json');
  run(process.execPath, ['--import', TYPESCRIPT_LOADER, BUILDER, name, output], worktree);
  const publication = JSON.parse(readFileSync(output, 'utf8')) as Publication;
  writeFileSync(file, JSON.stringify(bundleOf(publication)));
}
