import { defineConfig } from '@playwright/test';

/** `npm run test:faults -- operating`: the how-to pages for operators on real processes; needs no browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../results/operating',
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
});
