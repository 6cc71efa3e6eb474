import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { bundleReleaseCommand } from '../../release-command.mjs';
import { compileKits } from './compile-kits.ts';
import {
  type KitPackage,
  kitPackages,
  kitVersion,
  readCatalog,
  readManifest,
  readmeOf,
  readRootManifest,
} from './kit-packages.ts';
import { publishedManifest } from './published-manifest.ts';

const packed = z.array(z.object({ name: z.string(), filename: z.string() }));

/** The release command is one file without dependencies. */
const COMMAND: KitPackage['folder'] = 'release';

/**
 * Writes one npm package (`.tgz`) for each kit into a folder: compiled, with types and exact versions.
 *
 * @returns the paths of the packages by their names
 * @throws Error with the messages of the compiler or of npm
 */
export async function packKits(folder: string): Promise<Record<string, string>> {
  const staged = mkdtempSync(join(tmpdir(), 'xana-kits-'));
  try {
    const kits = kitPackages();
    compileKits(kits, staged);
    await stageCommand(join(staged, COMMAND));
    const publishing = { version: kitVersion(), catalog: readCatalog(), repository: readRootManifest() };
    const all = [...kits, commandPackage()];
    for (const kit of all) {
      const manifest = publishedManifest(kit, publishing);
      writeFileSync(join(staged, kit.folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      copyFileSync(readmeOf(kit.folder), join(staged, kit.folder, 'README.md'));
    }
    return writePackages(
      all.map((kit) => join(staged, kit.folder)),
      resolve(folder),
    );
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

const commandPackage = (): KitPackage => {
  const { name, version } = readManifest(COMMAND);
  return { folder: COMMAND, manifest: { name, version, bin: { release: './bin/release.cjs' } } };
};

async function stageCommand(folder: string): Promise<void> {
  const file = join(folder, 'bin/release.cjs');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  copyFileSync(await bundleReleaseCommand(), file);
  chmodSync(file, 0o755);
}

function writePackages(folders: readonly string[], output: string): Record<string, string> {
  mkdirSync(output, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const printed = execFileSync(npm, ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', output], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return Object.fromEntries(
    packed.parse(JSON.parse(printed)).map(({ name, filename }) => [name, join(output, filename)]),
  );
}
