import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { withLock } from './lock.ts';
import { describeOwner } from './lock-owner.ts';

const newFolder = () => createTempDirectory('lock');
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

function leaveLock(folder: string, change: Partial<ReturnType<typeof describeOwner>>, at = new Date()): void {
  const file = join(folder, '.lock');
  writeFileSync(file, JSON.stringify({ ...describeOwner('left'), ...change }));
  utimesSync(file, at, at);
}

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

  it('[MF-04] takes over the lock of a killed process at once', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    leaveLock(folder, { pid: Number(child.pid), startTicks: String(stat?.[19]) });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const start = performance.now();
    expect(withLock(folder, () => 'done')).toBe('done');
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('[MF-04] takes over a lock whose process id belongs to another process now', () => {
    const folder = newFolder();
    leaveLock(folder, { pid: process.pid, startTicks: '1' });
    expect(withLock(folder, () => 'done')).toBe('done');
  });

  it.each([
    ['that was not refreshed for more than a minute', minutes(-2)],
    ['whose time lies in the future because a clock was set back', minutes(60)],
  ])('[MF-04] takes over the lock of another machine %s', (_when, at) => {
    const folder = newFolder();
    leaveLock(folder, { realm: 'another boot', host: 'build-3' }, at);
    expect(withLock(folder, () => 'done')).toBe('done');
  });

  it('[MF-04] takes over an empty lock, whose writer was killed or had no space, and a folder of an earlier version', () => {
    for (const write of [(file: string) => writeFileSync(file, ''), (file: string) => mkdirSync(file)]) {
      const folder = newFolder();
      write(join(folder, '.lock'));
      utimesSync(join(folder, '.lock'), minutes(60), minutes(60));
      expect(withLock(folder, () => 'done')).toBe('done');
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('[MF-04] keeps the lock during long work that does not yield, and names its owner', () => {
    const folder = newFolder();
    leaveLock(folder, {}, minutes(-10));
    const now = jest.spyOn(performance, 'now');
    for (const time of [0, 16_000]) now.mockReturnValueOnce(time);
    try {
      expect(() => withLock(folder, () => 'done')).toThrow(
        new RegExp(`Another release is in progress: process ${process.pid} on .* holds the lock for 0 s`),
      );
    } finally {
      now.mockRestore();
    }
  });

  it('[MF-04] reports a full disk and leaves no lock', () => {
    const folder = newFolder();
    const write = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    try {
      expect(() => withLock(folder, () => 'done')).toThrow(
        'The disk of the release store is full; nothing was changed.',
      );
    } finally {
      write.mockRestore();
    }
    expect(withLock(folder, () => 'done')).toBe('done');
  });

  it('[MF-04] stops the work when the lock was removed, and keeps the lock of the next owner', () => {
    const folder = newFolder();
    expect(() =>
      withLock(folder, ({ assertHeld }) => {
        assertHeld();
        rmSync(join(folder, '.lock'));
        leaveLock(folder, { nonce: 'next' });
        assertHeld();
      }),
    ).toThrow('was removed or taken over');
    expect(existsSync(join(folder, '.lock'))).toBe(true);
  });
});
