import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '@xana/local-site/topology';
import { sha384 } from '@xana/release/integrity';
import { FULL } from '../site/full.ts';

const REMOTES = ['mfe-spaces', 'mfe-chat'];
/** On the same disk, so that installed packages are linked and not copied. */
const SECOND = join(ROOT, '.local/second-folder/with/another/depth');
const TSX = './packages/local-site/node_modules/tsx/dist/loader.mjs';

/** Written into `.local` of a checkout, where it uses the build of that checkout. */
const SCRIPT = `
import { build } from '../packages/build-kit/webpack/build.ts';
import { remoteConfiguration } from '../packages/build-kit/webpack/remote.ts';
const [output, ...names] = process.argv.slice(2);
const configurations = names.map((name) => {
  const configuration = remoteConfiguration(process.cwd() + '/' + name);
  return { ...configuration, cache: false, output: { ...configuration.output, path: output + '/' + name } };
});
await build(configurations);
`;

function copyCheckout(): void {
  rmSync(SECOND, { recursive: true, force: true });
  mkdirSync(SECOND, { recursive: true });
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(SECOND, file));
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), SECOND]);
  const packages = [...REMOTES, 'shell', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)];
  for (const path of packages) {
    const installed = join(ROOT, path, 'node_modules');
    if (existsSync(installed)) execFileSync('cp', ['-a', installed, join(SECOND, path)]);
  }
}

/** The released files of each remote with their hashes. */
function buildIn(checkout: string, output: string): Record<string, string> {
  const script = join(checkout, '.local/build-remotes.ts');
  mkdirSync(join(checkout, '.local'), { recursive: true });
  writeFileSync(script, SCRIPT);
  execFileSync('node', ['--import', TSX, script, output, ...REMOTES], { cwd: checkout });
  const files = REMOTES.flatMap((name) => readdirSync(join(output, name)).map((file) => `${name}/${file}`));
  const released = files.filter((file) => /\.mjs$|mf-manifest\.json$/.test(file));
  return Object.fromEntries(released.map((file) => [file, sha384(readFileSync(join(output, file)))]));
}

test('[MF-03] builds of one commit in two folders are byte-identical', FULL, async () => {
  const info = test.info();
  test.setTimeout(600_000);
  try {
    copyCheckout();
    const first = buildIn(ROOT, info.outputPath('first'));
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['mfe-chat/mf-manifest.json', 'mfe-spaces/remoteEntry.mjs']),
    );
    expect(buildIn(SECOND, info.outputPath('second'))).toEqual(first);
  } finally {
    rmSync(join(ROOT, '.local/second-folder'), { recursive: true, force: true });
  }
});
