import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FuzzReport, faultsPage, type TriedFault } from './faults-page.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { ROOT } from './topology.ts';
import { writeMoneyPage } from './write-money-page.ts';

/**
 * `npm run test:faults [-- cases seed]`: fuzz tests of every operation on
 * PostgreSQL, kills of the release commands at every operation, fault injection with real processes, chats of three members while
 * connections are lost, journeys that wait for minutes, and the request matrix of payments and transfers. Writes the results into the handbook. Too slow for every change.
 */
const cases = process.argv[2] ?? '300';
const seed = process.argv[3] ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`${cases} fuzz inputs per operation, seed ${seed} (repeat with: npm run test:faults -- ${cases} ${seed})`);
const results = mkdtempSync(join(tmpdir(), 'xana-faults-'));
const readResult = (name: string): unknown => JSON.parse(readFileSync(join(results, name), 'utf8'));

const postgres = await startTemporaryPostgres();
const fuzz = spawnSync(
  join(ROOT, 'node_modules/.bin/jest'),
  [
    'packages/platform-api/src/(http/security-tests|database/xeny-ledger)',
    '--testTimeout=600000',
    '--json',
    `--outputFile=${join(results, 'fuzz.json')}`,
  ],
  {
    cwd: ROOT,
    // The results are in the file; progress is printed to standard error.
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
const killPoints = spawnSync(join(ROOT, 'node_modules/.bin/jest'), ['packages/release/src/durability'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, KILL_POINTS: 'all' },
});
const faults = spawnSync(
  join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
  ['test', '-c', 'faults/playwright.config.ts', '--reporter=list,json'],
  {
    cwd: join(ROOT, 'packages/e2e'),
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'faults.json') },
  },
);
const chatSchedules = spawnSync(
  join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
  ['test', '-c', 'chat-schedules/playwright.config.ts', '--reporter=list,json'],
  {
    cwd: join(ROOT, 'packages/e2e'),
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'chat-schedules.json') },
  },
);
const longJourneys = spawnSync(
  join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
  ['test', 'journeys/link-methods.e2e.ts', '-g', 'five minutes after'],
  { cwd: join(ROOT, 'packages/e2e'), stdio: 'inherit', env: { ...process.env, LONG_JOURNEYS: '1' } },
);
const money = spawnSync(
  join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
  ['test', '-c', 'money/playwright.config.ts'],
  { cwd: join(ROOT, 'packages/e2e'), stdio: 'inherit', env: process.env },
);
writeMoneyPage();
const page = faultsPage({
  cases,
  seed,
  fuzzed: readResult('fuzz.json') as FuzzReport,
  faults: { suites: ['faults.json', 'chat-schedules.json'].map((name) => readResult(name) as TriedFault) },
});
writeFileSync(join(ROOT, 'packages/handbook/benchmarks/faults.md'), page);
rmSync(results, { recursive: true, force: true });
console.log('Written to faults.md and money-matrix.md in packages/handbook/benchmarks');
const runs = [fuzz, killPoints, faults, chatSchedules, longJourneys, money];
process.exit(runs.every(({ status }) => status === 0) ? 0 : 1);
