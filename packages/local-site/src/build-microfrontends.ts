import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '@xana/build-kit/webpack/build';
import { remoteConfiguration } from '@xana/build-kit/webpack/remote';
import { shellConfiguration } from '@xana/build-kit/webpack/shell';
import { microfrontendDirectory, ROOT, type Topology } from './topology.ts';

/** Packages whose code ends up in a part; a change in one of them is a change of every part. */
const IN_EVERY_PART = [
  'contracts',
  'event-bus',
  'api-client',
  'session',
  'wallet',
  'i18n',
  'ui-kit',
  'remote-kit',
  'build-kit',
];
const IGNORED = new Set(['node_modules', 'dist']);

/**
 * Builds the parts whose sources changed since their last build.
 *
 * @param names all parts unless said
 * @returns the names of those that were built
 */
export async function buildMicrofrontends(
  { remotes }: Topology,
  onProgress: (text: string) => void,
  names: readonly string[] = ['shell', ...Object.keys(remotes)],
): Promise<string[]> {
  const shared = hashFolders(IN_EVERY_PART.map((name) => join(ROOT, 'packages', name)));
  const parts = names.map((name) => ({
    name,
    directory: microfrontendDirectory(name),
    digest: createHash('sha256')
      .update(shared)
      .update(hashFolders([join(ROOT, name)]))
      .digest('hex'),
  }));
  const changed = parts.filter(({ directory, digest }) => readMark(directory) !== digest);
  if (changed.length === 0) return [];
  onProgress(`building ${changed.map(({ name }) => name).join(', ')}`);
  const configurations = changed.map(({ name, directory }) =>
    name === 'shell' ? shellConfiguration(directory) : remoteConfiguration(directory),
  );
  await build(configurations, (name) => onProgress(`built ${name}`));
  for (const { name, directory, digest } of changed) {
    if (name === 'shell') writeBaseCss(directory);
    writeFileSync(markOf(directory), digest);
  }
  return changed.map(({ name }) => name);
}

const markOf = (directory: string) => join(directory, 'dist', 'built-from.json');
const readMark = (directory: string) =>
  existsSync(markOf(directory)) ? readFileSync(markOf(directory), 'utf8') : undefined;

/** Tokens, fonts and reset come with the page itself, before any script; the letters are files of the shell's release. */
export function writeBaseCss(directory: string): void {
  const uiKit = join(ROOT, 'packages/ui-kit');
  const css = ['tokens.css', 'fonts.css', 'reset.css']
    .map((file) => readFileSync(join(uiKit, 'src/tokens', file), 'utf8'))
    .join('\n');
  writeFileSync(join(directory, 'dist/base.css'), css.replace(/\/\*.*?\*\/|\s+/gs, ' ').replace(/ +/g, ' '));
  for (const letters of ['latin', 'latin-ext']) {
    const file = `node_modules/@fontsource-variable/figtree/files/figtree-${letters}-wght-normal.woff2`;
    copyFileSync(join(uiKit, file), join(directory, `dist/figtree-${letters}.woff2`));
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
