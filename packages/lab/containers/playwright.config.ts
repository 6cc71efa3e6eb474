import { defineConfig } from '@playwright/test';
import { settings } from '@xana/journeys/site/settings';

/** `npm run topology -- containers`: docker-compose.yml with its images. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../results/containers',
  reporter: 'list',
});
