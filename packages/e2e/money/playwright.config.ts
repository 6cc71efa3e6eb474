import { defineConfig } from '@playwright/test';
import { settings } from '../site/settings.ts';

/** `npm run test:faults`: each request of a payment and of a transfer is lost, delayed and repeated. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/money',
  globalSetup: '../site/start-test-site.ts',
  // One test is a whole part of the matrix.
  timeout: 3 * 3_600_000,
  reporter: 'list',
});
