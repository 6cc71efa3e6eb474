import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from './topology.ts';

/** The headless shell has no windows, and takes about half of the processor time of Chromium for the same journeys. */
const NAMES = ['chrome-headless-shell', 'chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
/** Timeout for the download of Playwright's browser, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 180_000;

/**
 * The path of Chromium for the tests: `XANA_CHROMIUM`, Playwright's, the system's, or one that is installed now:
 * Playwright's, or Debian's package when the download fails. Of each the headless shell, if there is one.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Chromium was not found. Installing it …');
  const playwright = join(ROOT, 'packages/journeys/node_modules/.bin/playwright');
  spawnSync(playwright, ['install', '--only-shell', 'chromium'], {
    cwd: join(ROOT, 'packages/journeys'),
    stdio: 'inherit',
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('Installing Chromium failed. Install it, or set its path: XANA_CHROMIUM=/path/to/chromium npm test');
}

function findBrowser(): string | undefined {
  const require = createRequire(join(ROOT, 'packages/journeys/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  const own = chromium.executablePath();
  const onPath = NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  return [process.env.XANA_CHROMIUM ?? '', ...shellBeside(own), own, ...onPath].find(
    (file) => file && existsSync(file),
  );
}

/** Playwright's headless shell: `…/chromium_headless_shell-1200/chrome-linux/headless_shell` beside `…/chromium-1200/chrome-linux/chrome`. */
function shellBeside(chromium: string): string[] {
  const [browsers = '', revision] = chromium.split(/[\\/]chromium-(?=\d)/);
  const folder = join(browsers, `chromium_headless_shell-${revision?.match(/^\d+/)?.[0]}`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(file))
    .map((file) => join(folder, file));
}
