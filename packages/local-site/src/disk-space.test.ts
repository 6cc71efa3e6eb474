import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskProblem } from '../disk-space.mjs';

describe('disk space', () => {
  it('is no problem where there is enough of it, also for a folder that is still to be made', () => {
    expect(diskProblem(join(tmpdir(), 'not', 'there', 'yet'), 1)).toBeNull();
  });

  it('is said with what is free and what is needed', () => {
    expect(diskProblem(tmpdir(), 1e12)).toMatch(/is full: \d+ MB are free, about 1000000000000 MB are needed/);
  });
});
