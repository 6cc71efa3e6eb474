import { planTests } from './test/plan-tests.ts';
import { runSteps } from './test/run-steps.ts';

/**
 * `npm test`: all steps. `npm test -- journeys login.e2e.ts`: one step, optionally for some files. `npm test -- mfe-store`: what a change
 * of this microfrontend needs.
 */
try {
  process.exitCode = (await runSteps(planTests(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
