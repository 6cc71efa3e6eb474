import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, TYPESCRIPT_LOADER } from './topology.ts';

/** Takes the screenshots in `packages/handbook/screens`: all of them, or those of one screen. */
const script = join(ROOT, 'packages/journeys/screens/take-screens.ts');
const { status } = spawnSync(process.execPath, ['--import', TYPESCRIPT_LOADER, script, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
