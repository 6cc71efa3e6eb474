import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

/** The example of "Add a field": a field of the profile. */
const FIELD = /\bwebsite\b/;
const SOURCES = /^(packages|mfe-[a-z]+|shell)\/.*\.tsx?$/;
/** Tests, seeds and texts for people. The builders of tests are among the tests of the page. */
const OTHERS =
  /\.test\.|\/test-|\.e2e\.|^packages\/(e2e|repo-rules|test-kit)\/|\/seeds\/|\/page-metadata\/|\/terms\/text\//;

it('finds every place of a field of the profile in "Add a field" of CONTRIBUTING.md', () => {
  const page = readFileSync(join(ROOT, 'packages/handbook/CONTRIBUTING.md'), 'utf8');
  const section = page.slice(page.indexOf('## Add a field'), page.indexOf('## Change a column'));
  const named = [...section.matchAll(/`((?:packages|mfe-[a-z]+)\/[^`]+\.tsx?)`/g)].map(([, path]) => String(path));
  const places = listRepositoryFiles()
    .filter((file) => SOURCES.test(file) && !OTHERS.test(file))
    .filter((file) => FIELD.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(places.length).toBeGreaterThan(15);
  expect(named.filter((file) => !OTHERS.test(file)).sort()).toEqual(places.sort());
});
