import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
/** A path in backticks, from the top of the repository. */
const PATH = /`((?:packages\/|shell\/|\.github\/|\.vscode\/|mfe-[a-z]+\/(?:src\/|[\w-]+\.))[\w./-]+)`/g;
/** In a README also from its own folder. */
const OWN_PATH = /`(src\/[\w./-]+)`/g;

const pages = listRepositoryFiles().filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** The fragment that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isFound(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

function findMissing(page: string): string[] {
  const text = read(page);
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);
  const ownPaths = page.endsWith('/README.md') ? find(OWN_PATH) : [];
  return [
    ...find(LINK).filter((link) => !isFound(page, link)),
    ...find(PATH).filter((path) => !existsSync(join(ROOT, path))),
    ...ownPaths.filter((path) => !existsSync(join(ROOT, dirname(page), path))),
  ];
}

it('finds every file and heading that a page of documentation links to or names', () => {
  expect(pages.flatMap((page) => findMissing(page).map((path) => `${page}: ${path}`))).toEqual([]);
});
