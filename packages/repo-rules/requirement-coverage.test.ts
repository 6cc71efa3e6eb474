import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { coveragePages, idsOfTheFullMatrixAlone, unknownIds, untestedThreats } from './requirement-coverage.ts';

const pages = coveragePages().map((page) => [basename(page.file), page] as const);

it.each(pages)('keeps %s up to date with the test titles', (_name, { file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('finds each requirement, threat and fault that a test title names in a ledger', () => {
  expect(unknownIds()).toEqual([]);
});

it('has a test for every threat and fault, unless the ledger states what remains', () => {
  expect(untestedThreats()).toEqual([]);
});

it('proves every requirement and threat that has a journey by one in `npm test`', () => {
  expect(idsOfTheFullMatrixAlone()).toEqual([]);
});
