import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { withLock } from './lock.ts';

const newFolder = () => createTempDirectory('lock');

describe('withLock', () => {
  it('leaves no lock behind when the work succeeds or throws', () => {
    const folder = newFolder();
    expect(withLock(folder, () => readdirSync(folder))).toEqual(['.lock']);
    expect(() =>
      withLock(folder, () => {
        throw new Error('failed');
      }),
    ).toThrow('failed');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over the lock of a process that was killed, also one that was killed before it wrote anything', () => {
    const folder = newFolder();
    mkdirSync(join(folder, '.lock'));
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(join(folder, '.lock'), longAgo, longAgo);
    expect(withLock(folder, () => 'done')).toBe('done');
  });

  it('waits while a lock is not stale', () => {
    const folder = newFolder();
    mkdirSync(join(folder, '.lock'));
    const refreshedAt = new Date(Date.now() - 3_500);
    utimesSync(join(folder, '.lock'), refreshedAt, refreshedAt);
    const start = Date.now();
    expect(withLock(folder, () => 'done')).toBe('done');
    expect(Date.now() - start).toBeGreaterThan(1_000);
  });
});
