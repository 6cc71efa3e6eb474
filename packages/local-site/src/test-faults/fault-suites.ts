import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '../temporary-postgres.ts';
import { ROOT } from '../topology.ts';
import { chatPage } from './chat-page.ts';
import { faultsPage } from './faults-page.ts';
import { fuzzPage, type JestReport, killPointsPage } from './jest-pages.ts';
import { type MoneyResult, moneyPage } from './money-page.ts';
import type { PlaywrightReport } from './playwright-report.ts';

interface FuzzOptions {
  /** Inputs per operation. */
  cases: string;
  seed: string;
}

interface FaultSuite {
  /** How long it takes on two cores. */
  takes: string;
  /** Runs the tests and writes its page of the handbook. @returns whether all tests passed */
  run(options: FuzzOptions): Promise<boolean>;
}

/** The suites of `npm run test:faults`, in their order. */
export const FAULT_SUITES: Record<string, FaultSuite> = {
  fuzz: { takes: '1 to 5 min', run: runFuzz },
  kills: { takes: '1 min', run: runKills },
  faults: { takes: '12 min', run: runFaults },
  operating: { takes: '7 min', run: runOperating },
  long: { takes: '7 min', run: runLongJourneys },
  chat: { takes: '2 h', run: runChat },
  money: { takes: '1.3 h', run: runMoney },
};

async function runFuzz({ cases, seed }: FuzzOptions): Promise<boolean> {
  const postgres = await startTemporaryPostgres();
  const environment = {
    TEST_POSTGRES: postgres.url,
    SECURITY_TEST_CASES: cases,
    SECURITY_TEST_SEED: seed,
    LEDGER_RUNS: cases,
    XANA_FULL: '1',
  };
  const files = 'packages/platform-api/(test/security|src/database/payments/xeny-ledger)';
  const { report, isPassed } = runJest([files, '--testTimeout=600000'], environment);
  await postgres.stop();
  writePage('fuzz.md', fuzzPage(report, { cases, seed }));
  return isPassed;
}

async function runKills(): Promise<boolean> {
  const { report, isPassed } = runJest(['packages/release/src/durability'], { KILL_POINTS: 'all' });
  writePage('kill-points.md', killPointsPage(report));
  return isPassed;
}

async function runFaults(): Promise<boolean> {
  const { report, isPassed } = runPlaywright(['-c', 'faults/playwright.config.ts']);
  writePage('faults.md', faultsPage(report));
  return isPassed;
}

/** The how-to pages for operators. They state themselves that they are run. */
async function runOperating(): Promise<boolean> {
  return runPlaywright(['-c', 'operating/playwright.config.ts']).isPassed;
}

/** Journeys that wait for minutes. They have no page. */
async function runLongJourneys(): Promise<boolean> {
  const journey = ['auth/link-methods.e2e.ts', '-g', 'five minutes after'];
  return runPlaywright(journey, { folder: 'journeys', environment: { LONG_JOURNEYS: '1' } }).isPassed;
}

async function runChat(): Promise<boolean> {
  const { report, isPassed } = runPlaywright(['-c', 'chat-schedules/playwright.config.ts']);
  writePage('chat-schedules.md', chatPage([report]));
  return isPassed;
}

async function runMoney(): Promise<boolean> {
  const { isPassed } = runPlaywright(['-c', 'money/playwright.config.ts']);
  writePage('money-matrix.md', moneyPage(readMoneyResults()));
  return isPassed;
}

/** What the last matrix found. */
function readMoneyResults(): MoneyResult[] {
  const directory = join(ROOT, 'packages/lab/results/money-matrix');
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as MoneyResult);
}

function runJest(parameters: readonly string[], environment: NodeJS.ProcessEnv) {
  return withReport<JestReport>((file) =>
    spawnSync(join(ROOT, 'node_modules/.bin/jest'), [...parameters, '--json', `--outputFile=${file}`], {
      cwd: ROOT,
      // The results are in the file; progress is printed to standard error.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    }),
  );
}

interface PlaywrightRun {
  folder?: 'journeys' | 'lab';
  environment?: NodeJS.ProcessEnv;
}

function runPlaywright(parameters: readonly string[], { folder = 'lab', environment = {} }: PlaywrightRun = {}) {
  const directory = join(ROOT, 'packages', folder);
  return withReport<PlaywrightReport>((file) =>
    spawnSync(join(directory, 'node_modules/.bin/playwright'), ['test', ...parameters, '--reporter=list,json'], {
      cwd: directory,
      stdio: 'inherit',
      env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
}

/** @throws when the tests ended before they wrote a report */
function withReport<Report>(run: (file: string) => { status: number | null }): { report: Report; isPassed: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'xana-faults-'));
  const file = join(folder, 'report.json');
  try {
    const { status } = run(file);
    return { report: JSON.parse(readFileSync(file, 'utf8')) as Report, isPassed: status === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writePage(name: string, page: string): void {
  writeFileSync(join(ROOT, 'packages/handbook/benchmarks', name), page);
  console.log(`Written to packages/handbook/benchmarks/${name}`);
}
