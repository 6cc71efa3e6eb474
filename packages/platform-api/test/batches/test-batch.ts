import { join } from 'node:path';
import { countBatches, findTestFiles, PACKAGE, readDurations, writeMeasured } from './test-durations.ts';
import { divide } from './test-shares.ts';

/**
 * Defines the tests of a share of the platform's test files. They have one module registry and one context, so that the platform is
 * loaded once per batch, not once per file.
 *
 * @param batch its number, counted from 1
 */
export function describeBatch(batch: number): void {
  const files = divide(findTestFiles(), readDurations(), countBatches())[batch - 1] ?? [];
  const measured: Record<string, number> = {};
  for (const file of files) {
    describe(file, () => {
      let begun = 0;
      // Before the hooks of the file.
      beforeAll(() => {
        begun = performance.now();
      });
      require(join(PACKAGE, file));
      // Other files use the same globals.
      afterEach(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
      });
      afterAll(() => {
        measured[file] = Math.round(performance.now() - begun);
      });
    });
  }
  afterAll(() => writeMeasured(batch, measured));
}
