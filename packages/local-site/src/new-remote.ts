import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteTemplate } from './remote-template.ts';
import { ROOT } from './topology.ts';

const name = process.argv[2]?.replace(/^mfe-/, '') ?? '';

if (!/^[a-z][a-z0-9-]{1,30}$/.test(name)) {
  console.error('A name is required, for example: npm run new-remote -- events');
  process.exit(2);
}
const directory = join(ROOT, `mfe-${name}`);
if (existsSync(directory)) {
  console.error(`mfe-${name} already exists.`);
  process.exit(1);
}
for (const [path, content] of Object.entries(remoteTemplate(name))) {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), content);
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
console.log(`mfe-${name} was created with the page /${name}.

  npm start                      builds it and shows it in the site
  npm test -- mfe-${name}   its own tests

Start with mfe-${name}/remote.config.ts: it declares the contributions of the remote.`);
