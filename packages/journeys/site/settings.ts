import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { SITE_ORIGIN } from './test-topology.ts';

const executablePath = ensureBrowser();
// Chromium refuses its own sandbox to root, as whom containers run.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const HAS_PICTURES = process.env.XANA_TRACE === '1';

/** What all suites in a browser share. No suite repeats a test that failed: what fails now and then is a fault. */
export const settings = defineConfig({
  workers: 1,
  // Only what never comes waits this long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: SITE_ORIGIN,
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1366, height: 900 },
    // A journey whose subject is an animation switches it on: `page.emulateMedia({ reducedMotion: 'no-preference' })`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...args, '--disable-background-networking', '--disable-component-update'] },
    screenshot: 'only-on-failure',
    // Actions, console and errors of a journey that fails. Pictures and network slow every journey: `XANA_TRACE=1 npm test -- journeys <file>`.
    trace: { mode: 'retain-on-failure', screenshots: HAS_PICTURES, snapshots: HAS_PICTURES, sources: false },
  },
});
