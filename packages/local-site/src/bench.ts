import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './topology.ts';

/** Measures and writes the pages in `packages/handbook/benchmarks`; each script documents its comparison. */
const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
const BENCHMARKS = [
  'api',
  'composition',
  'conversation',
  'first-load',
  'lighthouse',
  'login',
  'many-sockets',
  'mounting',
  'open-tabs',
  'rollback',
];
const [wanted = '', ...rest] = process.argv.slice(2);
const isNamed = BENCHMARKS.includes(wanted);
const script = join(ROOT, 'packages/e2e/benchmarks', isNamed ? wanted : 'composition', 'bench.ts');
const options = isNamed ? rest : process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['--import', loader, script, ...options], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
