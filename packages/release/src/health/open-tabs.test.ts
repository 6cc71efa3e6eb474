import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { readOpenTabs, writeOpenTabs } from './open-tabs.ts';

it('[MF-04] adds the tabs of all page servers that run', () => {
  const store = { healthDirectory: createTempDirectory('health') };
  expect(readOpenTabs(store)).toEqual({});
  writeOpenTabs(store, 'one', { 7: 3, 8: 1 });
  writeOpenTabs(store, 'two', { 8: 4 });
  writeFileSync(join(store.healthDirectory, 'open-tabs/broken.json'), '{');
  expect(readOpenTabs(store)).toEqual({ 7: 3, 8: 5 });
  writeOpenTabs(store, 'one', {});
  expect(readOpenTabs(store)).toEqual({ 8: 4 });
  expect(readOpenTabs(store, Date.now() + 31_000)).toEqual({});
});
