import { spawnSync } from 'node:child_process';
import { createRemote } from '@xana/create-remote/create-remote';
import { ROOT } from './topology.ts';

const [typed] = process.argv.slice(2);
let name = '';
try {
  name = createRemote({ typed, parent: ROOT, kind: 'workspace' });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// Links the new remote to its dependencies.
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { status } = spawnSync(
  npm,
  ['exec', '--yes', '--package', 'pnpm@10.34.9', '--', 'pnpm', 'install', '--no-frozen-lockfile'],
  {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
if (status !== 0) process.exit(1);
const writeGithubFiles = ['--import', 'tsx', 'packages/repo-rules/write-github-files.ts'];
if (spawnSync(process.execPath, writeGithubFiles, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exit(1);
console.log(`${name} was created with the page /${name.replace('mfe-', '')}.

  npm start                      builds it and shows it in the site
  npm test -- ${name}   its own tests

Start with ${name}/remote.config.ts: it declares the contributions of the remote.`);
