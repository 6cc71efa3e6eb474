import { defineConfig } from '@playwright/test';
import { settings } from '@xana/journeys/site/settings';

/** `npm run test:full -- skew`: releases of different days on one page. `run-skew.ts` of `@xana/local-site` builds the previous ones. */
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../results/skew',
  globalSetup: '../../journeys/site/start-test-site.ts',
  reporter: 'list',
});
