import { defineConfig } from '@playwright/test';
import { settings } from '@xana/journeys/site/settings';

/** `npm run test:faults`: each request of a payment and of a transfer is lost, delayed and repeated. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/money',
  globalSetup: '../../journeys/site/start-test-site.ts',
  // One test is a whole part of the matrix.
  timeout: 3 * 3_600_000,
  reporter: 'list',
});
