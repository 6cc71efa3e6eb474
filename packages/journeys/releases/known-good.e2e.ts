import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addHealth, readHealth } from '@xana/release/release-health';
import { promote } from '@xana/release/roll-back';
import { FULL } from '../site/full.ts';
import { activeRelease, publishChanged, settings, store, takeBack } from './site-releases.ts';

const NAME = 'mfe-store';
const by = { name: NAME, actor: 'journey', reason: 'a journey' };

test(
  '[MF-04] [MF-05] a fixed release falls back and is rolled back to the release that visitors used, past the bad one',
  FULL,
  async ({ page }, info) => {
    const good = activeRelease(NAME).id;
    const publishRenamed = (version: string, from: string, to: string) =>
      publishChanged(NAME, version, info.outputPath(version), (content) => content.replaceAll(from, to)).id;
    const balances = (title: string) => page.getByRole('complementary').getByRole('region', { name: title });
    try {
      addHealth(store, NAME, good, { mounted: 312, failed: 1 });
      const bad = publishRenamed('9.0.0', 'Balances', 'Wrong totals');
      addHealth(store, NAME, bad, { mounted: 6, failed: 4 });
      const fixed = publishRenamed('9.1.0', 'Wrong totals', 'Right totals');
      await page.goto('/');
      await expect(balances('Right totals')).toBeVisible();

      await page.route(`**/r*/${NAME}/${fixed}/**`, (route) => route.abort());
      await page.reload();
      await expect(balances('Balances')).toBeVisible({ timeout: 40_000 });

      expect(takeBack(NAME)).toBe(good);
      await page.unrouteAll();
      await page.reload();
      await expect(balances('Balances')).toBeVisible();
    } finally {
      if (activeRelease(NAME).id !== good) promote(store, settings(), { ...by, to: good });
      // A release that is known to be good would be the fallback in other journeys.
      rmSync(join(store.healthDirectory, NAME), { recursive: true });
      addHealth(store, NAME, good, { mounted: 1, failed: 0 });
    }
  },
);

test(
  '[MF-04] the page reports that a release was mounted, and the page server counts each visitor once',
  FULL,
  async ({ page }, info) => {
    const { id } = publishChanged(NAME, '9.2.0', info.outputPath(''), (content) => `${content}\n\n\n`);
    try {
      for (let visit = 0; visit < 2; visit++) {
        const reported = page.waitForResponse((response) => response.url().endsWith('/release-health'));
        await page.goto('/');
        expect((await reported).status()).toBe(204);
      }
      await expect.poll(() => readHealth(store, NAME, id)).toEqual({ mounted: 1, failed: 0, erred: 0 });
    } finally {
      takeBack(NAME);
    }
  },
);

test(
  '[MF-05] errors of a release in a timer and a promise count for the visitors that saw them',
  FULL,
  async ({ page }, info) => {
    const planted = 'setTimeout(()=>{throw new Error("planted")},100);Promise.reject(new Error("planted"));';
    const { id } = publishChanged(NAME, '9.3.0', info.outputPath(''), (content, path) =>
      path.startsWith('balances.') ? planted + content : content,
    );
    try {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
      await expect
        .poll(() => readHealth(store, NAME, id), { timeout: 20_000 })
        .toEqual({ mounted: 1, failed: 0, erred: 1 });
    } finally {
      takeBack(NAME);
    }
  },
);
