import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { coveragePages, OPEN } from './requirement-coverage.ts';

const pages = coveragePages().map((page) => [basename(page.file), page] as const);

it.each(pages)('%s says what the tests say', (_name, { file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('every threat and fault has a test, or is listed as open', () => {
  const [, threats] = pages.find(([name]) => name === 'threats.md') ?? [];
  expect(threats?.text.split('\n').filter((line) => line.endsWith('| – |') && !line.includes(OPEN))).toEqual([]);
});
