import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A path in backticks, from the top of the repository. */
const PATH = /`((?:packages\/|shell\/|\.github\/|\.vscode\/|mfe-[a-z]+\/(?:src\/|[\w-]+\.))[\w./-]+)`/g;
/** In a README also from its own folder. */
const OWN_PATH = /`(src\/[\w./-]+)`/g;

const pages = listRepositoryFiles().filter((file) => file.endsWith('.md'));

function missingPaths(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const find = (pattern: RegExp, folder: string) =>
    [...text.matchAll(pattern)].map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, folder, path)));
  const own = page.endsWith('/README.md') ? find(OWN_PATH, dirname(page)) : [];
  return [...find(LINK, dirname(page)), ...find(PATH, ''), ...own];
}

it('finds every file that a page of documentation links to or names', () => {
  const missing = pages.flatMap((page) => missingPaths(page).map((path) => `${page}: ${path}`));
  expect(missing).toEqual([]);
});
