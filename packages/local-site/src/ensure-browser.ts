import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from './topology.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** Timeout for the download of Playwright's browser, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 180_000;

/**
 * The path of Chromium for the tests: `XANA_CHROMIUM`, Playwright's, the system's, or one that is installed now:
 * Playwright's, or Debian's package when the download fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Chromium was not found. Installing it …');
  const playwright = join(ROOT, 'packages/e2e/node_modules/.bin/playwright');
  spawnSync(playwright, ['install', 'chromium'], {
    cwd: join(ROOT, 'packages/e2e'),
    stdio: 'inherit',
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      stdio: 'ignore',
    });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('Installing Chromium failed. Install it, or set its path: XANA_CHROMIUM=/path/to/chromium npm test');
}

function findBrowser(): string | undefined {
  const require = createRequire(join(ROOT, 'packages/e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.XANA_CHROMIUM ?? '', chromium.executablePath(), ...onPath].find(
    (file) => file && existsSync(file),
  );
}
