import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty directory for one test. The jest run removes all of them at its end (`build-kit/jest/remove-temp-root.cjs`). */
export function createTempDirectory(prefix = 'test'): string {
  return mkdtempSync(join(tmpdir(), `${prefix}-`));
}
