import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** The file of each entry that a package exports, by the name that imports it. */
function readEntries(): Map<string, string> {
  const manifests = listRepositoryFiles().filter((file) => /^packages\/[\w-]+\/package\.json$/.test(file));
  return new Map(
    manifests.flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      return Object.entries<unknown>(exports)
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        .map(([path, target]) => [`${name}${path.slice(1)}`, join(dirname(file), target)] as const);
    }),
  );
}

const entries = readEntries();

/**
 * The files of this repository that a file imports, by their paths. An entry of a package counts with the files that it
 * exports again.
 */
export function importedFiles(file: string): string[] {
  return specifiersOf(file).flatMap((specifier) => {
    const imported = resolveImport(file, specifier);
    if (!imported || specifier.startsWith('.')) return imported ?? [];
    return [imported, ...specifiersOf(imported).map((path) => normalize(join(dirname(imported), path)))];
  });
}

/** `@xana/remote-kit/paged` → `packages/remote-kit/src/paged/paged.tsx`. @returns undefined for packages of others */
const resolveImport = (file: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : findEntry(specifier);

function specifiersOf(file: string): string[] {
  if (!existsSync(join(ROOT, file))) return [];
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);
}

function findEntry(specifier: string): string | undefined {
  const exact = entries.get(specifier);
  if (exact) return exact;
  for (const [name, target] of entries) {
    const [start = '', end = ''] = name.split('*');
    if (name.includes('*') && specifier.startsWith(start) && specifier.endsWith(end))
      return target.replace('*', specifier.slice(start.length, specifier.length - end.length));
  }
  return undefined;
}
