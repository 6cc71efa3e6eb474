// Runs first on a fresh machine: uses only Node built-ins until the packages are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskProblem } from './disk-space.mjs';
import { onNpmGone } from './parent-gone.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PNPM = 'pnpm@10.34.9';
/** Megabytes for packages, a build of all microfrontends, and the data of the services. */
const NEEDED_TO_INSTALL = 1500;
const NEEDED_TO_RUN = 200;
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this needs Node 20.19 or newer.`);
  process.exit(1);
}

/** A digest that changes with the packages to install. */
function wantedPackages() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function install() {
  const mark = join(root, 'node_modules/.xana-installed');
  const wanted = wantedPackages();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  rejectFullDisk(root, NEEDED_TO_INSTALL);
  console.log('Installing packages …');
  const lock = process.env.CI ? ['--frozen-lockfile'] : [];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const command = ['exec', '--yes', '--package', PNPM, '--', 'pnpm', 'install', ...lock];
  const { status, error } = spawnSync(npm, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Installing the packages failed. ${error?.message ?? 'The reason is printed above.'}`);
    process.exit(1);
  }
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wantedPackages());
}

function rejectFullDisk(folder, megabytes) {
  const problem = diskProblem(folder, megabytes);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

const [command = 'start', ...rest] = process.argv.slice(2);
install();
rejectFullDisk(process.env.XANA_DATA ?? join(root, '.local'), NEEDED_TO_RUN);
const script = join(root, 'packages/local-site/src', `${command}.ts`);
if (!existsSync(script)) {
  console.error(`Unknown command "${command}".`);
  process.exit(2);
}
const { spawn } = await import('node:child_process');
const loader = join(root, 'packages/local-site/node_modules/tsx/dist/loader.mjs');
const orphanGuard = join(root, 'packages/local-site/stop-with-parent.mjs');
const options = ['--import', `file://${orphanGuard}`, '--import', `file://${loader}`];
const child = spawn(process.execPath, [...options, script, ...rest], {
  cwd: root,
  // The IPC channel closes when this process ends; the child's input stays the terminal.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
onNpmGone(() => child.kill('SIGTERM'));
// The terminal sends Ctrl-C to the child directly; this process only waits for its cleanup.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
