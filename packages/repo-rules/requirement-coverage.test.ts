import { readFileSync } from 'node:fs';
import { coveragePage, PAGE } from './requirement-coverage.ts';

it('the page of requirements says what the tests say', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(coveragePage());
});
