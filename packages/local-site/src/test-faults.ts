import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { ROOT } from './topology.ts';

/**
 * `npm run test:faults [-- cases seed]`: what takes too long for each change. Every call gets hundreds of strange inputs, on
 * PostgreSQL; then real processes are killed, cut off and starved.
 */
const cases = process.argv[2] ?? '300';
const seed = process.argv[3] ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(
  `${cases} strange inputs for each call; seed ${seed} (npm run test:faults -- ${cases} ${seed} does the same again)`,
);
const postgres = await startTemporaryPostgres();
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/jest'),
  ['-c', 'packages/build-kit/jest/config.js', 'packages/platform-api/src/http/walk', '--testTimeout=600000'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      TEST_POSTGRES: postgres.url,
      WALK_CASES: cases,
      WALK_SEED: seed,
    },
  },
);
await postgres.stop();
const faults = spawnSync(
  join(ROOT, 'packages/e2e/node_modules/.bin/playwright'),
  ['test', '-c', 'faults/playwright.config.ts'],
  {
    cwd: join(ROOT, 'packages/e2e'),
    stdio: 'inherit',
  },
);
process.exit(status || faults.status || 0);
