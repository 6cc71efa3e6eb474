import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, TYPESCRIPT_LOADER } from './topology.ts';

/** Measures and writes the pages in `packages/handbook/benchmarks`; each script documents its comparison. */
const BENCHMARKS: Readonly<Record<string, string>> = {
  api: 'calls of the platform against bare servers, and on a database of a million members',
  composition: 'the composed site against one bundle of the same code (default)',
  conversation: 'a message, from its key to the screen of the other member',
  'first-load': 'the script of a visitor’s home, by module',
  instances: 'what a request and a message cost with one, two and four instances',
  lighthouse: 'five pages by Lighthouse',
  login: 'a login, step by step',
  'many-sockets': 'five thousand sockets on one instance',
  mounting: 'mounting a module of a remote',
  'open-tabs': 'open tabs that wait for the next release',
  rollback: 'a rollback, from the command to the page',
  soak: 'an instance at half load for an hour: memory, descriptors and sockets',
};
const wanted = process.argv.slice(2);
// Without a name, the options belong to the default.
const [name = '', ...options] = wanted[0]?.startsWith('--') === false ? wanted : ['composition', ...wanted];
if (!(name in BENCHMARKS) || options.includes('--help')) {
  const lines = Object.entries(BENCHMARKS).map(([each, measures]) => `  ${each.padEnd(13)} ${measures}`);
  console.log(['npm run bench -- <name>', ...lines].join('\n'));
  process.exit(options.includes('--help') ? 0 : 1);
}
const script = join(ROOT, 'packages/lab/benchmarks', name, 'bench.ts');
const { status } = spawnSync(process.execPath, ['--import', TYPESCRIPT_LOADER, script, ...options], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
