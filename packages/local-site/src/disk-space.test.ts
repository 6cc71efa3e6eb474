import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskProblem } from '../disk-space.mjs';

describe('diskProblem', () => {
  it('returns null when there is enough space, also for a folder that does not exist yet', () => {
    expect(diskProblem(join(tmpdir(), 'not', 'there', 'yet'), 1)).toBeNull();
  });

  it('states the free and the required space', () => {
    expect(diskProblem(tmpdir(), 1e12)).toMatch(/is full: \d+ MB are free, about 1000000000000 MB are needed/);
  });
});
