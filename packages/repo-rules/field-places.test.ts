import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

interface Example {
  section: string;
  /** What the sources name it by. */
  term: RegExp;
  /** Files that a section need not list: the folders of the example alone, and what only has a similar term. */
  ownFolders?: RegExp;
  minPlaces: number;
}

/** The examples of CONTRIBUTING.md. */
const EXAMPLES: Example[] = [
  { section: '## Add a field', term: /\bwebsite\b/, minPlaces: 15 },
  {
    section: '## Add a login method',
    term: /wallet-?connect(?!ion|or|ed)/i,
    ownFolders: /\/(walletconnect|wallet-connect|probes)\//,
    minPlaces: 20,
  },
];
const SOURCES = /^(packages|mfe-[a-z]+|shell)\/.*\.tsx?$/;
/** Tests, seeds and texts for people. The builders of tests are among the tests of the page. */
const OTHERS =
  /\.test\.|\/test-|\.e2e\.|^packages\/(journeys|lab|repo-rules|test-kit)\/|\/seeds\/|\/page-metadata\/|\/terms\/text\//;

const page = readFileSync(join(ROOT, 'packages/handbook/CONTRIBUTING.md'), 'utf8');

it.each(EXAMPLES)('finds every place of the example of "$section" in CONTRIBUTING.md', (example) => {
  const { section, term, ownFolders = /^$/, minPlaces } = example;
  const from = page.indexOf(`${section}\n`) + section.length;
  const text = page.slice(from, page.indexOf('\n## ', from));
  const named = [...text.matchAll(/`((?:packages|mfe-[a-z]+)\/[^`]+\.tsx?)`/g)].map(([, path]) => String(path));
  const places = listRepositoryFiles()
    .filter((file) => SOURCES.test(file) && !OTHERS.test(file) && !ownFolders.test(file))
    .filter((file) => term.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(places.length).toBeGreaterThan(minPlaces);
  expect(named.filter((file) => !OTHERS.test(file)).sort()).toEqual(places.sort());
});
