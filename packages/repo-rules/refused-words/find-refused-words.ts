import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from '../repository-files.ts';
import { type FileTexts, readTexts } from './read-texts.ts';

interface RefusedWords {
  names: Record<string, string>;
  prose: Record<string, string>;
  /** `word` is allowed everywhere, or below `in`; `in` alone allows all words there. */
  allowed: { word?: string; in?: string; why: string }[];
}

export interface Finding {
  file: string;
  line: number;
  word: string;
  /** The standard term. */
  hint: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const { names, prose, allowed } = readJson('refused-words.json') as RefusedWords;

const NAMES = Object.entries(names).map(([pattern, hint]) => ({ pattern: new RegExp(`^(?:${pattern})$`), hint }));
/** A sentence may be wrapped between any two of its words. */
const PROSE = Object.entries(prose).map(([pattern, hint]) => ({
  pattern: new RegExp(pattern.replaceAll(' ', '\\s+'), 'gi'),
  hint,
}));

/** Written by tools, or the picture of contracts that tests compare. */
const GENERATED = /^pnpm-lock\.yaml$|^packages\/contracts\/agreed\/|^packages\/handbook\/generated\//;

/** Refused words in all files of the repository below `folder`. */
export function findInRepository(folder = ''): Finding[] {
  return listRepositoryFiles()
    .filter((file) => file.startsWith(folder) && !GENERATED.test(file))
    .flatMap((file) => findRefusedWords(file, readFileSync(join(ROOT, file), 'utf8')));
}

/** A name counts once per file, a word in prose each time. */
export function findRefusedWords(file: string, source: string): Finding[] {
  const texts = readTexts(file, source);
  return [...findNames(texts), ...findProse(texts)]
    .filter(({ word }) => !isAllowed(file, word))
    .map(({ word, hint, offset }) => ({ file, line: lineAt(source, offset), word, hint }));
}

function findNames(texts: FileTexts) {
  const firstOffsets = new Map<string, number>();
  for (const { text, offset } of texts.names) if (!firstOffsets.has(text)) firstOffsets.set(text, offset);
  return [...firstOffsets].flatMap(([word, offset]) =>
    NAMES.filter(({ pattern }) => pattern.test(word)).map(({ hint }) => ({ word, hint, offset })),
  );
}

function findProse(texts: FileTexts) {
  return texts.prose.flatMap(({ text, offset }) =>
    PROSE.flatMap(({ pattern, hint }) =>
      [...text.matchAll(pattern)].map((match) => ({
        word: match[0].trim().replace(/\s+/g, ' '),
        hint,
        offset: offset + match.index,
      })),
    ),
  );
}

const isAllowed = (file: string, found: string): boolean =>
  allowed.some(({ word, in: folder = '' }) => (word === undefined || word === found) && file.startsWith(folder));

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
