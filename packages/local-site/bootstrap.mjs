// Runs first on a fresh machine: uses only Node built-ins until the packages are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { diskProblem } from './disk-space.mjs';

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
  // Standard output belongs to the command: `release … --json` prints nothing but JSON there.
  console.error('Installing packages …');
  const lock = process.env.CI ? ['--frozen-lockfile'] : [];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const command = ['exec', '--yes', '--package', PNPM, '--', 'pnpm', 'install', ...lock];
  const { status, error } = spawnSync(npm, command, { cwd: root, stdio: ['inherit', process.stderr, 'inherit'] });
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

/** Default: the local store; deployments set `RELEASE_STORE`, `PAGE_SETTINGS`, `RELEASE_KEY`, `RELEASE_ROOT` and `TRUST_DIRECTORY`. */
async function runReleaseCommand(bundle, words) {
  const data = process.env.XANA_DATA ?? join(root, '.local');
  const store = join(data, 'releases');
  const keys = join(data, 'keys');
  if (!process.env.RELEASE_STORE && existsSync(join(keys, 'root.json'))) {
    process.env.RELEASE_KEY = keys;
    process.env.RELEASE_ROOT = join(keys, 'root.json');
    process.env.TRUST_DIRECTORY = join(data, 'trusted/command');
  }
  process.env.RELEASE_STORE ??= store;
  process.env.PAGE_SETTINGS ??= join(store, 'page-settings.json');
  process.chdir(root);
  process.argv = [process.execPath, bundle, ...words];
  await import(pathToFileURL(bundle).href);
}

const [command = 'start', ...rest] = process.argv.slice(2);
install();
// `publish`, `pack` and `digest` need the sources and the build tools. The other verbs of `release` run in this process and start faster.
const isBundled = command === 'release' && !['publish', 'pack', 'digest', 'check'].includes(rest[0]);
if (isBundled || command === 'start') {
  const { bundleReleaseCommand } = await import('./release-command.mjs');
  const bundle = await bundleReleaseCommand();
  if (isBundled) await runReleaseCommand(bundle, rest);
}
if (!isBundled) {
  rejectFullDisk(process.env.XANA_DATA ?? join(root, '.local'), NEEDED_TO_RUN);
  const { runScript } = await import('./run-script.mjs');
  runScript(root, command, rest);
}
