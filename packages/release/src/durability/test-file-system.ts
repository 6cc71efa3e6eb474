import fs from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';

const OPERATIONS = [
  'appendFileSync',
  'fsyncSync',
  'ftruncateSync',
  'linkSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'utimesSync',
  'writeFileSync',
  'writeSync',
] as const;

class Killed extends Error {}

/**
 * Runs `work` until its n-th operation on the file system, as if the process was killed there: that operation and all later ones,
 * also those of `catch` and `finally`, have no effect. A write is cut in half. For tests.
 *
 * @returns false when the work ended before
 */
export function killAtOperation(n: number, { directory }: ReleaseStore, work: () => unknown): boolean {
  let count = 0;
  const spies = OPERATIONS.map((name) => {
    const actual = fs[name] as (...args: unknown[]) => unknown;
    return jest.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
      count += 1;
      if (count === n) cutWrite(name, args, actual);
      if (count >= n) throw new Killed(`killed at operation ${n}, ${name}`);
      return actual(...args);
    }) as never);
  });
  try {
    work();
    return false;
  } catch (error) {
    if (count < n) throw error;
    return true;
  } finally {
    for (const spy of spies) spy.mockRestore();
    markLockAsDead(join(directory, 'registry', '.lock'));
  }
}

/**
 * Runs `work` while the n-th write and all later ones fail as on a full disk. For tests.
 *
 * @returns the message of the error; undefined when there were fewer writes
 */
export function failOnFullDisk(n: number, work: () => unknown): string | undefined {
  let count = 0;
  const spies = (['writeFileSync', 'writeSync', 'appendFileSync'] as const).map((name) => {
    const actual = fs[name] as (...args: unknown[]) => unknown;
    return jest.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
      count += 1;
      if (count >= n) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      return actual(...args);
    }) as never);
  });
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function cutWrite(name: string, args: unknown[], actual: (...args: unknown[]) => unknown): void {
  const [target, content, offset] = args;
  if (name === 'writeSync' && Buffer.isBuffer(content)) actual(target, content, offset, content.length >> 1);
  if (name === 'writeFileSync' && typeof content === 'string') actual(target, content.slice(0, content.length >> 1));
}

/** The owner of the lock is this test, which still runs. */
function markLockAsDead(file: string): void {
  if (!fs.existsSync(file)) return;
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace(/"startTicks":"\d+"/, '"startTicks":"1"'));
  fs.utimesSync(file, 0, 0);
}
