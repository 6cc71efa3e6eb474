import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsPage, type TriedFault, type Walked } from './faults-page.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { ROOT } from './topology.ts';

/**
 * `npm run test:faults [-- cases seed]`: what takes too long for each change. Every call gets hundreds of strange inputs, on
 * PostgreSQL; then real processes are killed, cut off and starved. What was seen is written into the handbook.
 */
const cases = process.argv[2] ?? '300';
const seed = process.argv[3] ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(
  `${cases} strange inputs for each call; seed ${seed} (npm run test:faults -- ${cases} ${seed} does the same again)`,
);
const results = mkdtempSync(join(tmpdir(), 'xana-faults-'));
const readResult = (name: string): unknown => JSON.parse(readFileSync(join(results, name), 'utf8'));

const postgres = await startTemporaryPostgres();
const walk = spawnSync(
  join(ROOT, 'node_modules/.bin/jest'),
  [
    'packages/platform-api/src/(http/security-tests|database/xeny-ledger)',
    '--testTimeout=600000',
    '--json',
    `--outputFile=${join(results, 'walk.json')}`,
  ],
  {
    cwd: ROOT,
    // Its results are in the file; what it says while it runs is on the other line.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      TEST_POSTGRES: postgres.url,
      SECURITY_TEST_CASES: cases,
      SECURITY_TEST_SEED: seed,
      LEDGER_RUNS: cases,
    },
  },
);
await postgres.stop();
const faults = spawnSync(
  join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
  ['test', '-c', 'faults/playwright.config.ts', '--reporter=list,json'],
  {
    cwd: join(ROOT, 'packages/e2e'),
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'faults.json') },
  },
);
const page = faultsPage({
  cases,
  seed,
  walked: readResult('walk.json') as Walked,
  faults: readResult('faults.json') as TriedFault,
});
writeFileSync(join(ROOT, 'packages/handbook/benchmarks/faults.md'), page);
rmSync(results, { recursive: true, force: true });
console.log('written to packages/handbook/benchmarks/faults.md');
process.exit(walk.status || faults.status || 0);
