import { defineConfig } from '@playwright/test';

/** `npm run test:faults`: kills, disconnects and starves real processes; needs no browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/faults',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
});
