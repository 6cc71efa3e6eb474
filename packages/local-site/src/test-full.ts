import { planFullTests } from './test/plan-tests.ts';
import { runSteps } from './test/run-steps.ts';

/**
 * `npm run test:full`: every test, with all languages, themes, widths and methods, on both databases. `npm run test:full -- skew
 * [--base <ref>]`: previous releases with current ones, alone.
 */
process.env.XANA_FULL = '1';
process.exitCode = (await runSteps(planFullTests(process.argv.slice(2)))) ? 0 : 1;
