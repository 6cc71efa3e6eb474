import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImport } from './imported-files.ts';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const DEFINITION = /export const (\w+) = definePhrases\(/;

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** @returns null for packages of others and for assets */
function resolveCode(from: string, specifier: string): string | null {
  const file = resolveImport(from, specifier);
  return file && /\.tsx?$/.test(file) ? file : null;
}

/** Without those of types, which are gone at run time. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    ([, fixed, lazy]) => fixed ?? lazy ?? '',
  );

/** The entry and all files that it imports, also lazily. */
function filesOf(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const source = sourceOf(file);
    found.set(file, source);
    for (const specifier of importsOf(source)) {
      const target = resolveCode(file, specifier);
      if (target) visit(target);
    }
  };
  visit(entry);
  return found;
}

/** The entry, and the lists of phrases that it shares with other entries (`post-item-phrases.ts`). */
function listsOf(file: string): string[] {
  const imported = importsOf(sourceOf(file)).map((specifier) => resolveCode(file, specifier) ?? '');
  return [file, ...imported.filter((each) => each.endsWith('-phrases.ts')).flatMap(listsOf)];
}

/** The phrases that a component of the module shows and that neither its entry nor the lazy import of the component loads. */
function unloadedPhrases(entry: string): string[] {
  const files = filesOf(entry);
  const lists = listsOf(entry);
  const listed = lists.flatMap((list) => importsOf(sourceOf(list)).map((specifier) => resolveCode(list, specifier)));
  const listSource = lists.map(sourceOf).join('\n');
  const loaded = new Set(
    [...files.values()].flatMap((source) => [...source.matchAll(/\b(\w+Phrases)\.load\(/g)].map(([, name]) => name)),
  );
  return [...files]
    .filter(([file, source]) => DEFINITION.test(source) && !source.includes('isCommon: true') && !listed.includes(file))
    .map(([, source]) => DEFINITION.exec(source)?.[1] ?? '')
    .filter((name) => !loaded.has(name) && !new RegExp(`\\b${name}\\b.* from '@xana/`).test(listSource));
}

// Phrases that are not loaded show their English texts on a Japanese page.
it('lists in each module of a remote the phrases of all its components', () => {
  const entries = listRepositoryFiles().filter((file) => /^mfe-[a-z]+\/src\/entry\/[^/]+\.tsx$/.test(file));
  expect(entries.length).toBeGreaterThan(20);
  const missing = entries.flatMap((entry) => unloadedPhrases(entry).map((name) => `${entry}: ${name}`));
  expect(missing).toEqual([]);
});
