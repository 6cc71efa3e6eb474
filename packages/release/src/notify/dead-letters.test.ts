import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { addDeadLetter, readDeadLetters, removeDeadLetter } from './dead-letters.ts';

const letter = (revision: number) => ({
  event: String(revision).padStart(64, '0'),
  revision,
  at: '2026-11-27T00:00:00.000Z',
  problem: 'answered 503',
});

it('keeps dead letters in the order of the log until they are removed', () => {
  const folder = createTempDirectory('endpoint');
  expect(readDeadLetters(folder)).toEqual([]);
  for (const revision of [10, 9]) addDeadLetter(folder, letter(revision));
  expect(readDeadLetters(folder)).toEqual([letter(9), letter(10)]);
  removeDeadLetter(folder, letter(9).event);
  removeDeadLetter(folder, letter(9).event);
  expect(readDeadLetters(folder)).toEqual([letter(10)]);
});

it('keeps the newest 500', () => {
  const folder = createTempDirectory('endpoint');
  mkdirSync(join(folder, 'dead-letters'));
  for (let revision = 1; revision <= 500; revision += 1)
    writeFileSync(join(folder, 'dead-letters', `${letter(revision).event}.json`), JSON.stringify(letter(revision)));
  addDeadLetter(folder, letter(501));
  const kept = readDeadLetters(folder).map(({ revision }) => revision);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, 2, 501]);
});
