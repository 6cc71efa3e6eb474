import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRealWaits } from './real-waits.ts';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const TESTS = /\.(test|e2e)\.tsx?$|^packages\/journeys\/(site|screens)\//;

it('finds no test that waits for real time without a reason', () => {
  const waits = listRepositoryFiles()
    .filter((file) => TESTS.test(file))
    .flatMap((file) => findRealWaits(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(waits).toEqual([]);
});

it('rejects every waitForTimeout, and timers above one second', () => {
  const wait = 'waitFor' + 'Timeout';
  expect(findRealWaits(`await page.${wait}(5);`)).toEqual([1]);
  const timer = (delay: string) => `await new Promise((resolve) => setTimeout(resolve, ${delay}));`;
  expect(findRealWaits(timer('8_000'))).toEqual([1]);
  expect(findRealWaits(timer('900'))).toEqual([]);
});

it('accepts a wait with a reason in the line above', () => {
  const wait = `await page.${'waitFor'}Timeout(600);`;
  expect(findRealWaits(`// Real time: the camera of the browser has no clock.\n${wait}`)).toEqual([]);
  expect(findRealWaits(`// Waits a little.\n${wait}`)).toEqual([2]);
});
