import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run topology`: the deployment's files with local PostgreSQL, Redis and nginx. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.check.ts',
  globalSetup: undefined,
  retries: 0,
  reporter: 'list',
});
