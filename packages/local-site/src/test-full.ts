import { planFullTests } from './test/plan-tests.ts';
import { runSteps } from './test/run-steps.ts';

/** `npm run test:full`: every test, with all languages, themes, widths and methods, on both databases. */
process.env.XANA_FULL = '1';
process.exitCode = (await runSteps(planFullTests())) ? 0 : 1;
