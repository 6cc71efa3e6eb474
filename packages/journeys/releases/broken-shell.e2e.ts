import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { publish } from '@xana/release/publish';
import { describeStatus } from '@xana/release/status';
import { copyRelease } from '../site/copy-release.ts';
import { activeRelease, settings, store, takeBack } from './site-releases.ts';

const request = { name: 'shell', actor: 'journey', reason: 'it does not start' };
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Step into XANA' });
const running = (page: Page) => page.locator('#root').getAttribute('data-release');

/** Publishes a copy of the active shell whose entry begins with `line`. @returns its id */
function publishShell(folder: string, version: string, line: string): string {
  const release = activeRelease('shell');
  const { name, entry, modules, contributions, provides } = release;
  copyRelease(store, release, folder);
  const file = join(folder, entry);
  writeFileSync(file, `${line}\n${readFileSync(file, 'utf8')}`);
  const copy = { name, entry, modules, contributions, ...(provides ? { provides } : {}), buildDirectory: folder };
  return publish(store, settings(), { ...request, ...copy, version, kind: 'shell' }).id;
}

test('[MF-05] a shell that throws is replaced by the last known good one, also after a reload, and counts as failed until it is rolled back', async ({
  page,
}, info) => {
  const good = activeRelease('shell').id;
  const bad = publishShell(info.outputPath('shell'), '3.0.0', 'throw new Error("planted: first line");');
  try {
    await page.goto('/');
    await expect(home(page)).toBeVisible();
    expect(await running(page)).toBe(good);
    await page.reload();
    await expect(home(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/explore');
    const failures = () => describeStatus(store).microfrontends.shell?.health.failed;
    await expect.poll(failures, { timeout: 15_000 }).toBe(1);
    expect(describeStatus(store).microfrontends.shell).toMatchObject({ active: bad, lastKnownGood: { id: good } });
    expect(takeBack('shell')).toBe(good);
    await page.reload();
    await expect(
      home(page)
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('shellStart'))).toBeNull();
  } finally {
    if (activeRelease('shell').id !== good) takeBack('shell');
  }
});

test('[MF-05] a tab that hung while the shell started begins with the last known good one at its reload', async ({
  page,
}, info) => {
  publishShell(info.outputPath('shell'), '3.1.0', 'for (;;) {}');
  try {
    const debug = await page.context().newCDPSession(page);
    await page.goto('/', { waitUntil: 'commit' });
    const crashed = page.waitForEvent('crash');
    // Real time: a person waits for a page that hangs, and ends it with the browser's own dialog.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    void debug.send('Page.crash').catch(() => undefined);
    await crashed;
    await debug.send('Page.navigate', { url: page.url() });
    const title = async () =>
      (await debug.send('Runtime.evaluate', { expression: "document.querySelector('h1')?.textContent" })).result.value;
    await expect.poll(title).toBe('Step into XANA');
  } finally {
    takeBack('shell');
  }
});
