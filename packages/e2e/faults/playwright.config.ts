import { defineConfig } from '@playwright/test';

/** `npm run test:faults`: real processes that are killed, cut off and starved; no browser is needed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/faults',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  reporter: 'list',
});
