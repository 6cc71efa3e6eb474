import { defineConfig } from '@playwright/test';
import { settings } from '@xana/journeys/site/settings';

/** `npm run topology`: the deployment's files with local PostgreSQL, Redis and nginx. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../results/topology',
  reporter: 'list',
});
