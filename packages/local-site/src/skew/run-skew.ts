import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildMicrofrontends } from '../build-microfrontends.ts';
import { ensureBrowser } from '../ensure-browser.ts';
import { SKIPPED } from '../test/step.ts';
import { ROOT, readTopology } from '../topology.ts';
import { buildPrevious } from './build-previous.ts';
import { findPreviousSources } from './previous-sources.ts';
import { type PreviousBuild, readCells } from './skew-cell.ts';
import { skewPage, skewTable } from './skew-page.ts';

/**
 * The step `skew` of `npm run test:full [-- skew --base <ref>]`: builds the previous release of the shell and of each remote, runs them with
 * the current ones, and writes the matrix into the handbook.
 */
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const topology = readTopology();
const remotes = Object.keys(topology.remotes);
const print = (text: string) => console.log(`  ${text}`);
const found = ['shell', ...remotes].map((name) => findPreviousSources(name, values.base) ?? name);
const unknown = found.filter((each) => typeof each === 'string');
if (unknown.length > 0) {
  console.log(
    `  skipped: the git history has no previous sources of ${unknown.join(', ')}. Fetch it (\`git fetch --unshallow\`), or name a commit: npm run test:full -- skew --base <ref>`,
  );
  process.exit(SKIPPED);
}
const sources = found.filter((each) => typeof each !== 'string');
await buildMicrofrontends(topology, print);
const builds = await buildPrevious(sources, print);
const cells = runCells(builds);
console.log(`\n${skewTable(remotes, cells.all)}\n`);
for (const { name, previous, outcome, note } of cells.all)
  if (outcome === 'refused' || outcome === 'fails') console.log(`${name}, previous ${previous}: ${outcome}. ${note}`);
const isComplete = cells.all.length === 2 * remotes.length;
// A chosen base is a question about these sources, not the state of the product.
if (isComplete && !values.base)
  writeFileSync(join(ROOT, 'packages/handbook/benchmarks/skew-matrix.md'), skewPage(remotes, cells.all, builds));
process.exit(cells.isPassed && isComplete ? 0 : 1);

/** Runs the journeys of `packages/lab/skew`. */
function runCells(previous: readonly PreviousBuild[]) {
  const folder = mkdtempSync(join(tmpdir(), 'xana-skew-'));
  try {
    const { status } = spawnSync(
      join(ROOT, 'packages/lab/node_modules/.bin/playwright'),
      ['test', '-c', 'skew/playwright.config.ts'],
      {
        cwd: join(ROOT, 'packages/lab'),
        stdio: 'inherit',
        env: {
          ...process.env,
          XANA_CHROMIUM: ensureBrowser(),
          XANA_SKEW_BUILDS: JSON.stringify(previous),
          XANA_SKEW_RESULTS: folder,
        },
      },
    );
    return { isPassed: status === 0, all: readCells(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
