import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../topology.ts';

export interface Command {
  program: string;
  parameters: readonly string[];
  directory?: string;
  environment?: Record<string, string>;
}

/** The exit status of a command that could not test anything, as in automake: it passes, and the summary tells. */
export const SKIPPED = 77;

/** One line of the summary of `npm test`. */
export interface Step {
  name: string;
  /** They run at the same time. */
  commands: readonly Command[];
  /** What is started or installed for the step. */
  needs?: 'postgres' | 'browser';
}

/** More workers than cores gain nothing: these tests calculate, they do not wait. */
const JEST_WORKERS = Math.max(2, availableParallelism());
/** Journeys wait for their pages, so more sites than cores keep the cores busy. Measured in the handbook's test-times.md. */
export const SITES = Number(process.env.XANA_TEST_SITES ?? availableParallelism() + 1);

/** All batches at once: their tests wait for PostgreSQL, and a batch that starts later would run alone. */
const PLATFORM_BATCHES = 3;

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

export const biomeCheck = (...folders: string[]): Command => ({
  program: bin('biome'),
  parameters: ['check', ...folders],
});

export const knipCheck = (...options: string[]): Command => ({
  program: bin('knip'),
  parameters: ['--no-progress', ...options],
});

export const tscCheck = (project: string): Command => ({
  program: bin('tsc'),
  parameters: ['--noEmit', '-p', project],
});

/** @param options `--base <ref>`: the commit of all previous releases */
export const skewMatrix = (options: readonly string[] = []): Command => ({
  program: process.execPath,
  parameters: ['--import', 'tsx', 'packages/local-site/src/skew/run-skew.ts', ...options],
});

export const productionBuild = (): Command => ({
  program: process.execPath,
  parameters: ['--import', 'tsx', 'packages/local-site/src/build.ts'],
});

interface JestRun {
  projects: readonly string[];
  /** Patterns of paths. Default: all. */
  files?: readonly string[];
  workers?: number;
}

export const jestRun = ({ projects, files = [], workers = JEST_WORKERS }: JestRun): Command => ({
  program: bin('jest'),
  parameters: [
    `--maxWorkers=${workers}`,
    '--reporters=<rootDir>/packages/build-kit/jest/progress-reporter.cjs',
    '--selectProjects',
    ...projects,
    ...(files.length > 0 ? ['--testPathPatterns', ...files] : []),
  ],
});

/** The platform's tests: all of them in batches that load it once, or some files alone. */
export function platformRun(files: readonly string[] = []): Command {
  if (files.length > 0) return jestRun({ projects: ['platform'], files });
  return { ...jestRun({ projects: ['platform'], workers: PLATFORM_BATCHES }), environment: { PLATFORM_BATCHES: '1' } };
}

/** @param files and options of Playwright; default: all */
export function playwrightRun(files: readonly string[], environment: Record<string, string> = {}): Command {
  const chosen = files.filter((each) => each.includes('.e2e.ts')).length;
  return {
    program: join(ROOT, 'packages/journeys/node_modules/.bin/playwright'),
    parameters: ['test', ...files],
    directory: join(ROOT, 'packages/journeys'),
    // Each site takes some seconds to start.
    environment: { XANA_TEST_SITES: String(chosen > 0 ? Math.min(chosen, SITES) : SITES), ...environment },
  };
}
