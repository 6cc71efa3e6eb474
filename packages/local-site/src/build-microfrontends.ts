import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildMode, outputDirectory } from '@xana/build-kit/webpack/base';
import { build } from '@xana/build-kit/webpack/build';
import { remoteConfiguration } from '@xana/build-kit/webpack/remote';
import { shellConfiguration } from '@xana/build-kit/webpack/shell';
import { compressBuild } from '@xana/release/compression';
import { microfrontendDirectory, ROOT, type Topology } from './topology.ts';

/** Packages whose code is bundled; a change in one of them changes every microfrontend. */
const BUNDLED_PACKAGES = [
  'contracts',
  'event-bus',
  'api-client',
  'session',
  'wallet',
  'i18n',
  'ui-kit',
  'remote-kit',
  'validation',
  'build-kit',
];
const IGNORED = new Set(['node_modules', 'dist', '.local']);

interface BuildOptions {
  /** Default: all of them. */
  names?: readonly string[];
  /** Those that get a development build. */
  developed?: readonly string[];
}

/**
 * Builds the microfrontends whose sources changed since their last build.
 *
 * @returns the names of those that were built
 */
export async function buildMicrofrontends(
  { remotes }: Topology,
  onProgress: (text: string) => void,
  { names = ['shell', ...Object.keys(remotes)], developed = [] }: BuildOptions = {},
): Promise<string[]> {
  const shared = createHash('sha256')
    .update(hashFolders(BUNDLED_PACKAGES.map((name) => join(ROOT, 'packages', name))))
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  const wanted = names.map((name) => {
    const directory = microfrontendDirectory(name);
    const mode: BuildMode = developed.includes(name) ? 'development' : 'production';
    const digest = createHash('sha256')
      .update(shared)
      .update(hashFolders([directory]))
      .digest('hex');
    return { name, output: outputDirectory(directory, mode), mode, digest };
  });
  const changed = wanted.filter(({ output, digest }) => readMark(output) !== digest);
  if (changed.length === 0) return [];
  onProgress(`building ${changed.map(({ name }) => name).join(', ')}`);
  await build(
    changed.map(({ name, mode }) => microfrontendConfiguration(name, mode)),
    (name) => onProgress(`built ${name}`),
  );
  for (const { name, output, mode, digest } of changed) {
    if (name === 'shell') writeBaseCss(output);
    if (mode === 'production') await compressBuild(output);
    writeFileSync(markOf(output), digest);
  }
  return changed.map(({ name }) => name);
}

export function microfrontendConfiguration(name: string, mode: BuildMode) {
  const directory = microfrontendDirectory(name);
  return name === 'shell' ? shellConfiguration(directory, mode) : remoteConfiguration(directory, mode);
}

const markOf = (output: string) => join(output, 'built-from.json');
const readMark = (output: string) => (existsSync(markOf(output)) ? readFileSync(markOf(output), 'utf8') : undefined);

/** The page contains tokens, fonts and reset before any script; the font files belong to the shell's release. */
export function writeBaseCss(output: string): void {
  const uiKit = join(ROOT, 'packages/ui-kit');
  const css = ['tokens.css', 'fonts.css', 'reset.css']
    .map((file) => readFileSync(join(uiKit, 'src/tokens', file), 'utf8'))
    .join('\n');
  writeFileSync(join(output, 'base.css'), css.replace(/\/\*.*?\*\/|\s+/gs, ' ').replace(/ +/g, ' '));
  for (const letters of ['latin', 'latin-ext']) {
    const file = `node_modules/@fontsource-variable/figtree/files/figtree-${letters}-wght-normal.woff2`;
    copyFileSync(join(uiKit, file), join(output, `figtree-${letters}.woff2`));
  }
}

function hashFolders(folders: string[]): string {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name) && !name.includes('.test.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}
