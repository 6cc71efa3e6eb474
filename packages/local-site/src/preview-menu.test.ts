import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { TYPESCRIPT_LOADER } from './topology.ts';

it('[HD-14] names what the site would leave out of a file, and starts nothing', () => {
  const menu = join(createTempDirectory('preview'), 'menu.json');
  writeFileSync(menu, '{"entries":[{"itemName":"Home","link":"/"},{"itemName":"Bad","link":"javascript:x"}]}');
  const command = ['--import', TYPESCRIPT_LOADER, join(import.meta.dirname, 'preview-menu.ts'), menu];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout, stderr.trim()]).toEqual([
    1,
    '',
    `${menu}: [1].link: must be a path of this site or begin with https://`,
  ]);
});
