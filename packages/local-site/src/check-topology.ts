import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { ROOT } from './topology.ts';

/** Runs what `docker-compose.yml` describes with local programs, and tests it in a browser. */
const missing = ['nginx', 'redis-server'].filter((program) => spawnSync(program, ['--version']).error);
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} must be installed: apt-get install nginx-light redis-server postgresql`);
  process.exit(1);
}
const { status } = spawnSync(
  join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
  ['test', '-c', 'topology/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: join(ROOT, 'packages/e2e'), stdio: 'inherit', env: { ...process.env, XANA_CHROMIUM: ensureBrowser() } },
);
process.exit(status ?? 1);
