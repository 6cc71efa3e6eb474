import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { settingsFileOf } from './site.ts';
import { ROOT, readTopology } from './topology.ts';

const topology = readTopology();
const environment = {
  RELEASE_STORE: join(topology.dataDirectory, 'releases'),
  PAGE_SETTINGS: settingsFileOf(topology),
};
const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
const command = ['--import', loader, join(ROOT, 'packages/release/src/cli.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ...environment },
});
process.exit(status ?? 1);
