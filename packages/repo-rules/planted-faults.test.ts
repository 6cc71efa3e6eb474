import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const directory = join(root, 'packages/journeys/planted-faults');

describe('planted faults', () => {
  it.each(readdirSync(directory))('%s can still be planted', (patch) => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', join(directory, patch)], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(`${stderr}${status}`).toBe('0');
  });
});
