import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runSteps } from './test/run-steps.ts';
import { playwrightRun, SITES } from './test/step.ts';
import { ROOT } from './topology.ts';

/** Processes that keep a core busy each, as other programs of a developer's machine do. */
const BUSY_THREADS = 2;
const RESULTS = 'results/flaky';

interface Report {
  suites: Suite[];
}
interface Suite {
  specs: { file: string; line: number; title: string; tests: { results: { status: string }[] }[] }[];
  suites?: Suite[];
}

/**
 * `npm run test:flaky -- 20 [file …]`: repeats the journeys under artificial load, and lists each that failed in any repetition.
 */
const [times = '', ...files] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) {
  console.error(
    'npm run test:flaky -- <repetitions> [file …], for example: npm run test:flaky -- 20 auth/terms.e2e.ts',
  );
  process.exit(2);
}
const busy = Array.from({ length: BUSY_THREADS }, () => new Worker('for (;;);', { eval: true }));
const environment = {
  XANA_TEST_RESULTS: RESULTS,
  // The repetitions of one journey share the sites, too.
  XANA_TEST_SITES: String(SITES),
  ...(files.length > 0 ? {} : { XANA_JOURNEYS: 'core' }),
};
const command = playwrightRun([...files, `--repeat-each=${times}`, '--fully-parallel'], environment);
const isPassed = await runSteps([{ name: 'flaky', commands: [command], needs: 'browser' }]);
await Promise.all(busy.map((worker) => worker.terminate()));
const { suites } = JSON.parse(
  readFileSync(join(ROOT, 'packages/journeys', RESULTS, 'journeys.json'), 'utf8'),
) as Report;
for (const [name, { runs, failed }] of countFailures(suites)) {
  if (failed > 0) console.log(`${failed} of ${runs} failed: ${name}`);
}
process.exitCode = isPassed ? 0 : 1;

function countFailures(all: readonly Suite[], counts = new Map<string, { runs: number; failed: number }>()) {
  for (const { specs, suites: inner = [] } of all) {
    for (const { file, line, title, tests } of specs) {
      const name = `${file}:${line} ${title}`;
      const { runs, failed } = counts.get(name) ?? { runs: 0, failed: 0 };
      const results = tests.flatMap((each) => each.results);
      const failures = results.filter(({ status }) => status !== 'passed' && status !== 'skipped');
      counts.set(name, { runs: runs + results.length, failed: failed + failures.length });
    }
    countFailures(inner, counts);
  }
  return counts;
}
