import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from './topology.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** How long a download of Playwright's own browser may take, in milliseconds. */
const DOWNLOAD_PATIENCE = 180_000;

/**
 * The Chromium to test with: the one that is named, Playwright's own, one of this system, else one that is installed now:
 * Playwright's, or Debian's package where that cannot be downloaded.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('There is no Chromium here; installing one …');
  const playwright = join(ROOT, 'packages/e2e/node_modules/.bin/playwright');
  spawnSync(playwright, ['install', 'chromium'], {
    cwd: join(ROOT, 'packages/e2e'),
    stdio: 'inherit',
    timeout: DOWNLOAD_PATIENCE,
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
  throw new Error('No Chromium could be installed. Install one, or name one: XANA_CHROMIUM=/path/to/chromium npm test');
}

function findBrowser(): string | undefined {
  const require = createRequire(join(ROOT, 'packages/e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.XANA_CHROMIUM ?? '', chromium.executablePath(), ...onPath].find(
    (file) => file && existsSync(file),
  );
}
