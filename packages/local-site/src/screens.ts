import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './topology.ts';

/** Takes the screenshots in `packages/handbook/screens`: all of them, or those of one screen. */
const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
const script = join(ROOT, 'packages/journeys/screens/take-screens.ts');
const { status } = spawnSync(process.execPath, ['--import', loader, script, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
