import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { SITE_ORIGIN } from './site/test-topology.ts';

/** The folder of this run's results: several runs may be under way at the same time. */
const results = process.env.XANA_TEST_RESULTS ?? 'results';
const executablePath = ensureBrowser();
// Chromium refuses its own sandbox to root, as whom containers run.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // `npm run test:full` and chosen files run the whole matrix.
  ...(process.env.XANA_JOURNEYS === 'core' ? { grepInvert: /@full/ } : {}),
  outputDir: results,
  globalSetup: './site/start-test-site.ts',
  // One site for all, and some journeys roll its releases back and forth.
  workers: 1,
  // A slow machine takes longer: only what never comes is a failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: `${results}/journeys.json` }]],
  use: {
    baseURL: SITE_ORIGIN,
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1366, height: 900 },
    launchOptions: { executablePath, args: [...args, '--disable-background-networking', '--disable-component-update'] },
    // Recording slows every journey; CI records only the second run of a journey that failed.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
});
