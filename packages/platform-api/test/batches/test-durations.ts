import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PACKAGE = join(import.meta.dirname, '../..');
const DURATIONS = join(import.meta.dirname, 'durations.json');
/** What the last run measured, one file per batch. */
const MEASURED = join(import.meta.dirname, '../../node_modules/.cache/test-durations');

const BATCH = /(^|\/)batch-\d+\.test\.ts$/;

/** Milliseconds of each test file, by its path in this package. */
type Durations = Record<string, number>;

/** The test files of the platform, relative to this package. */
export const findTestFiles = (): string[] =>
  ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(PACKAGE, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.test.ts') && !BATCH.test(file))
    .sort();

export const countBatches = (): number => readdirSync(import.meta.dirname).filter((name) => BATCH.test(name)).length;

export const readDurations = (): Durations => readJson(DURATIONS);

const readJson = (file: string): Durations => JSON.parse(readFileSync(file, 'utf8'));

export function writeMeasured(batch: number, measured: Durations): void {
  mkdirSync(MEASURED, { recursive: true });
  writeFileSync(join(MEASURED, `${batch}.json`), JSON.stringify(measured));
}

/** Replaces the committed durations with those of the last run, and forgets files that are gone. */
export function updateDurations(): void {
  const measured = Object.assign(
    {},
    ...readdirSync(MEASURED).map((name) => readJson(join(MEASURED, name))),
  ) as Durations;
  const durations = { ...readDurations(), ...measured };
  const kept = findTestFiles().flatMap((file) => (durations[file] === undefined ? [] : [[file, durations[file]]]));
  writeFileSync(DURATIONS, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
