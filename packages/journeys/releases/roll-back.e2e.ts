import { userInfo } from 'node:os';
import { expect, test } from '@playwright/test';
import { readRegistry } from '@xana/release/read-registry';
import { release } from './release-command.ts';
import { publishChanged, store } from './site-releases.ts';

test('[MF-03] [MF-04] a remote is published alone, appears on the next load, and is rolled back with one command', async ({
  page,
}, info) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Most active' })).toBeVisible();
  const before = readRegistry(store).microfrontends;

  const folder = info.outputPath('');
  publishChanged('mfe-profile', '2.0.0', folder, (content) => content.replaceAll('Most active', 'Most loved'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Most loved' })).toBeVisible();
  const between = readRegistry(store).microfrontends;
  expect({ ...between, 'mfe-profile': before['mfe-profile'] }).toEqual(before);

  expect(release('status')).toContain('2.0.0');
  release('rollback', 'mfe-profile', '--reason', 'the new heading is wrong');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Most active' })).toBeVisible();
  const after = readRegistry(store).microfrontends;
  expect(after['mfe-profile']?.active).toBe(before['mfe-profile']?.active);
  expect(after.shell).toEqual(before.shell);
  expect(release('history', 'mfe-profile')).toMatch(
    new RegExp(`rollback .*${userInfo().username} .*the new heading is wrong`),
  );
  expect(release('verify')).toContain('are unchanged');
});
