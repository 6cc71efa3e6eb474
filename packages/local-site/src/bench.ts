import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './topology.ts';

/** Measures and writes the pages in `packages/handbook/benchmarks`; each script there says what it compares. */
const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
const script = join(ROOT, 'packages/e2e/benchmarks/composition/bench.ts');
const { status } = spawnSync(process.execPath, ['--import', loader, script, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
