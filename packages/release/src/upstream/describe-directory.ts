import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../store/integrity.ts';
import { type FolderList, isFilePath, isFolderPath } from './head.ts';

/** Paths of the folders in a store whose files never change. */
export function foldersIn(directory: string): string[] {
  const parents = ['artifacts', 'quarantined', 'source-maps'].flatMap((root) =>
    namesIn(directory, root).map((name) => `${root}/${name}`),
  );
  return [...parents, 'pages']
    .flatMap((parent) => namesIn(directory, parent).map((name) => `${parent}/${name}`))
    .filter(isFolderPath);
}

/** Paths of the files in a store that commands replace. */
export function filesIn(directory: string): string[] {
  const found = ['registry', 'trials'].flatMap((root) => filesBelow(directory, root));
  return [...found, ...(existsSync(join(directory, 'pages/current')) ? ['pages/current'] : [])].filter(isFilePath);
}

/** The content of each file that commands replace. */
export const readFilesIn = (directory: string): Map<string, Buffer> =>
  new Map(filesIn(directory).map((path) => [path, readFileSync(join(directory, path))]));

/** @returns the list of a folder that never changes, and its contents by their hashes */
export function describeFolder(folder: string): { list: FolderList; contents: Map<string, Buffer> } {
  const contents = new Map<string, Buffer>();
  const files: Record<string, string> = {};
  for (const path of filesBelow(folder, '').sort()) {
    const content = readFileSync(join(folder, path));
    const hash = sha256(content);
    files[path] = hash;
    contents.set(hash, content);
  }
  // Whole seconds: file systems differ in what they keep of the rest.
  const modifiedAt = Math.floor(statSync(folder).mtimeMs / 1000) * 1000;
  return { list: { formatVersion: 1, modifiedAt, files }, contents };
}

/** Files in all depths below a folder, as paths with slashes relative to `directory`. */
function filesBelow(directory: string, folder: string): string[] {
  const path = join(directory, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const own = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesBelow(directory, own) : [own];
  });
}

const namesIn = (directory: string, folder: string): string[] => {
  const path = join(directory, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};
