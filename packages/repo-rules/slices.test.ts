import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { importedFiles } from './imported-files.ts';
import { ROOT } from './repository-files.ts';

const FOLDER = 'packages/handbook';
const MAX_FILES = 12;

/** The sections of `slices.md`, with the files of their numbered lists. */
const slices = readFileSync(join(ROOT, FOLDER, 'slices.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    files: [...section.matchAll(/^\d+\. \[[^\]]+\]\(([^)]+)\)/gm)].map(([, path = '']) =>
      normalize(join(FOLDER, path)),
    ),
  }));

const isConnected = (one: string, other: string) =>
  importedFiles(one).includes(other) || importedFiles(other).includes(one);

it.each(slices)('finds each file of "$title" connected with another one', ({ files }) => {
  expect(files.length).toBeGreaterThan(5);
  const alone = files.filter((file) => !files.some((other) => other !== file && isConnected(file, other)));
  expect(alone).toEqual([]);
});

it.each(slices)('follows "$title" in at most twelve files', ({ files }) => {
  expect(files.length).toBeLessThanOrEqual(MAX_FILES);
});
