import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Store, startTestPlatform, type TestPlatform, wait } from './test-platform.ts';

export interface MovablePlatform {
  platform: TestPlatform;
  /** Sets the platform's clock, in milliseconds ahead of the machine's. The database keeps its own clock. */
  setClock(aheadMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a platform whose clock the test moves. Its jobs run every second. */
export async function startMovablePlatform(store: Store): Promise<MovablePlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'xana-clock-'));
  const file = join(folder, 'clock');
  writeFileSync(file, '0');
  const platform = await startTestPlatform(store, {
    environment: {
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'movable-clock.mjs')).href}`,
      MOVABLE_CLOCK: file,
      JOBS_EVERY_SECONDS: '1',
    },
  });
  await platform.start();
  return {
    platform,
    async setClock(aheadMs) {
      writeFileSync(file, String(aheadMs));
      await wait(100);
    },
    async stop() {
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
