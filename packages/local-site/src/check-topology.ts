import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findEngine } from './containers/engine.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { ROOT } from './topology.ts';

/**
 * Runs what `docker-compose.yml` describes, and tests it in a browser: with local programs, or with `containers` in the images of the
 * deployment.
 */
const [first, ...others] = process.argv.slice(2);
const hasContainers = first === 'containers';
if (hasContainers && !findEngine()) {
  console.log('Skipped: no container engine answers. Install Podman or Docker, and start it.');
  process.exit(0);
}
const needed = hasContainers ? [] : ['nginx', 'redis-server'];
const missing = needed.filter((program) => spawnSync(program, ['--version']).error);
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} must be installed: apt-get install nginx-light redis-server postgresql`);
  process.exit(1);
}
const folder = hasContainers ? 'containers' : 'topology';
// Apart from a running site and from the topology without containers; the actions of journeys find the site of the containers at these ports.
const ports = hasContainers ? { XANA_TEST_PORT_OFFSET: process.env.XANA_TEST_PORT_OFFSET ?? '26000' } : {};
const { status } = spawnSync(
  join(ROOT, 'packages/lab/node_modules/.bin/playwright'),
  ['test', '-c', `${folder}/playwright.config.ts`, ...(hasContainers ? others : process.argv.slice(2))],
  {
    cwd: join(ROOT, 'packages/lab'),
    stdio: 'inherit',
    env: { ...process.env, ...ports, XANA_CHROMIUM: ensureBrowser() },
  },
);
process.exit(status ?? 1);
