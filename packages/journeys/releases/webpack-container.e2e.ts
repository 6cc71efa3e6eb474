import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { microfrontendDirectory } from '@xana/local-site/topology';
import { publish } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { copyRelease } from '../site/copy-release.ts';
import { FULL } from '../site/full.ts';
import { buildWebpackContainer } from './build-webpack-container.ts';
import { activeRelease, settings, store, takeBack } from './site-releases.ts';

const NAME = 'mfe-store';
const request = { actor: 'journey', reason: 'a release from before the official runtime' };

/** Publishes mfe-store as it was built for the shell before the official runtime. */
async function publishWebpackContainer(folder: string) {
  const { entry, contributions, operations } = activeRelease(NAME);
  const modules = await buildWebpackContainer(microfrontendDirectory(NAME), folder);
  const release = { name: NAME, version: '0.9.0', kind: 'remote', buildDirectory: folder, entry, modules } as const;
  return publish(store, settings(), { ...request, ...release, contributions, operations });
}

/** Publishes a copy of the active shell that loads webpack's containers only, as shells before the official runtime. */
function publishEarlierShell(folder: string): void {
  const release = activeRelease('shell');
  const { name, entry, modules, contributions, provides } = release;
  if (!provides) throw new Error('The record of the shell has no offer.');
  copyRelease(store, release, folder);
  appendFileSync(join(folder, entry), '\n/* loads containers of webpack */');
  const copy = {
    name,
    version: '0.8.0',
    kind: 'shell',
    buildDirectory: folder,
    entry,
    modules,
    contributions,
  } as const;
  publish(store, settings(), { ...request, ...copy, provides: { ...provides, containers: ['webpack'] } });
}

/** The releases from which modules of mfe-store were loaded, and those that failed. */
const loadsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .filter(({ name }) => name.startsWith('load mfe-store/'))
      .map((measure) => (measure as PerformanceMeasure).detail as { release: string; outcome: string })
      .map(({ release, outcome }) => `${release} ${outcome}`),
  );

test(
  '[MF-01] [MF-03] a release from before the official runtime is loaded by it and mounts with the React of the page',
  FULL,
  async ({ page }, info) => {
    test.setTimeout(180_000);
    const messages: string[] = [];
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    const before = activeRelease(NAME).id;
    const { id } = await publishWebpackContainer(info.outputPath('store'));
    try {
      const record = activeRelease(NAME);
      expect([record.id, record.container]).toEqual([id, undefined]);
      expect(readFileSync(join(store.pathOf(NAME, id), record.entry), 'utf8')).not.toContain('xana.federation');
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
      await page.goto('/store');
      await expect(page.locator('[data-remote-module^="mfe-store/"][data-state="shown"]').first()).toBeVisible();
      expect(new Set(await loadsOf(page))).toEqual(new Set([`${id} loaded`]));
      expect(messages).toEqual([]);
    } finally {
      takeBack(NAME, before);
    }
  },
);

test(
  '[MF-01] [MF-04] preflight rejects a shell that cannot load the containers of the active remotes, and names them',
  FULL,
  async ({ page }, info) => {
    test.setTimeout(180_000);
    const before = activeRelease(NAME).id;
    const { shell } = readRegistry(store).microfrontends;
    const publishShell = (folder: string) => () => publishEarlierShell(info.outputPath(folder));
    const rejection = (release: RegExp) =>
      new RegExp(`- ${release.source} \\S+ is built as a federation container, which shell 0\\.8\\.0 cannot load\\.`);
    expect(publishShell('first')).toThrow(rejection(/mfe-store/));
    await publishWebpackContainer(info.outputPath('store'));
    try {
      const attempt = publishShell('second');
      expect(attempt).toThrow(rejection(/mfe-auth/));
      expect(attempt).toThrow(rejection(/the last known good mfe-store/));
      expect(attempt).not.toThrow(rejection(/mfe-store/));
    } finally {
      takeBack(NAME, before);
    }
    expect(readRegistry(store).microfrontends.shell?.active).toBe(shell?.active);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
  },
);
