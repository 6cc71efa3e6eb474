import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { runJest } from './run-jest.ts';
import { runJourneys } from './run-journeys.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { ROOT } from './topology.ts';

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

interface Step {
  name: string;
  command: string;
  options: string[];
  /** Patterns of the files to test, unless the command names others: `npm test -- postgres send-message`. */
  files?: string[];
  directory?: string;
  environment?: Record<string, string>;
  /** Starts a temporary PostgreSQL for the step. */
  needsPostgres?: boolean;
}

/** Fast steps first. `npm test -- journeys` runs one step alone. */
const STEPS: readonly Step[] = [
  { name: 'lint', command: bin('biome'), options: ['check', '.'] },
  { name: 'lint', command: bin('knip'), options: ['--no-progress'] },
  { name: 'types', command: bin('tsc'), options: ['-p', 'packages/build-kit/typescript/workspace.json'] },
  {
    name: 'unit',
    command: bin('jest'),
    options: ['--maxWorkers=2'],
  },
  {
    name: 'postgres',
    command: bin('jest'),
    options: ['--maxWorkers=2'],
    files: ['packages/platform-api/src/(operations|http|realtime|database|seeds|jobs|push)'],
    needsPostgres: true,
  },
  {
    name: 'journeys',
    command: join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
    options: ['test'],
    directory: join(ROOT, 'packages/e2e'),
  },
];

const secondsSince = (begun: number) => Math.round((Date.now() - begun) / 1_000);

const wanted = process.argv[2];
const begun = Date.now();
const steps = STEPS.filter((step) => !wanted || step.name === wanted);
if (steps.length === 0) {
  console.error(`Unknown step "${wanted}". Steps: ${[...new Set(STEPS.map(({ name }) => name))].join(', ')}.`);
  process.exit(2);
}
for (const { name, command, options, files = [], directory = ROOT, environment = {}, needsPostgres = false } of steps) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const browser = name === 'journeys' ? { XANA_CHROMIUM: ensureBrowser() } : {};
  const postgres = needsPostgres ? await startTemporaryPostgres() : undefined;
  const more = wanted ? process.argv.slice(3) : [];
  const spawnOptions: SpawnSyncOptions = {
    cwd: directory,
    stdio: 'inherit',
    env: { ...process.env, ...environment, ...browser, ...(postgres ? { TEST_POSTGRES: postgres.url } : {}) },
  };
  const parameters = [...options, ...(more.length > 0 ? more : files)];
  const stepBegun = Date.now();
  const status = await runStep({ name, command, parameters, spawnOptions });
  await postgres?.stop();
  console.log(`── ${name}: ${secondsSince(stepBegun)} s`);
  if (status !== 0) {
    console.error(`\n${name} failed.`);
    process.exit(1);
  }
}
interface RunningStep {
  name: string;
  command: string;
  parameters: readonly string[];
  spawnOptions: SpawnSyncOptions;
}

async function runStep({ name, command, parameters, spawnOptions }: RunningStep): Promise<number | null> {
  if (command === bin('jest')) return runJest(command, parameters, spawnOptions);
  // Chosen journeys are few, and the output of one run is easier to read.
  const isWhole = parameters.length === 1 && availableParallelism() > 1;
  const { cwd, env } = spawnOptions;
  if (name === 'journeys' && isWhole) return runJourneys(command, parameters, { cwd, env });
  return spawnSync(command, parameters, spawnOptions).status;
}

console.log(`\nAll steps passed after ${secondsSince(begun)} s.\n${steps.length} passed, 0 failed`);
