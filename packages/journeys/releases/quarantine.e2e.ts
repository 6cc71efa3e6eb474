import { expect, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { lastKnownGood } from '@xana/release/last-known-good';
import { liftQuarantine, quarantine } from '@xana/release/quarantine';
import { readRegistry } from '@xana/release/read-registry';
import { isQuarantined } from '@xana/release/registry-state';
import { addHealth } from '@xana/release/release-health';
import { promote } from '@xana/release/roll-back';
import { FULL } from '../site/full.ts';
import { topology } from '../site/test-topology.ts';
import { activeRelease, publishChanged, settings, store } from './site-releases.ts';

const NAME = 'mfe-store';
const ORIGIN = local(topology.remotes[NAME] ?? 0);
const who = { name: NAME, actor: 'journey' };

test(
  '[MF-05] a quarantined release is neither the fallback of its successor nor served',
  FULL,
  async ({ page }, info) => {
    const good = activeRelease(NAME).id;
    const publishRenamed = (version: string, from: string, to: string) =>
      publishChanged(NAME, version, info.outputPath(version), (content) => content.replaceAll(from, to)).id;
    const bad = publishRenamed('5.0.0', 'Balances', 'Wrong sums');
    // Otherwise the page would fall back to the one that visitors ran.
    addHealth(store, NAME, bad, { mounted: 1, failed: 0 });
    const fixed = publishRenamed('6.0.0', 'Wrong sums', 'Right sums');
    try {
      const balances = (title: string) => page.getByRole('complementary').getByRole('region', { name: title });
      await page.goto('/');
      await expect(balances('Right sums')).toBeVisible();

      await page.route(`${ORIGIN}/r*/${NAME}/${fixed}/**`, (route) => route.abort());
      await page.reload();
      await expect(balances('Wrong sums')).toBeVisible({ timeout: 40_000 });

      quarantine(store, settings(), { ...who, release: bad, reason: 'wrong sums' });
      await page.reload();
      await expect(balances('Balances')).toBeVisible({ timeout: 40_000 });
      expect(lastKnownGood(store, readRegistry(store), NAME)).toBe(good);
      for (const prefix of ['r0', 'r1', 'r2']) {
        const reply = await page.request.get(`${ORIGIN}/${prefix}/${NAME}/${bad}/remoteEntry.mjs`);
        expect(reply.status()).toBe(404);
      }
    } finally {
      if (isQuarantined(readRegistry(store), NAME, bad)) {
        liftQuarantine(store, settings(), { ...who, release: bad, reason: 'as it was' });
      }
      promote(store, settings(), { ...who, to: good, reason: 'as it was' });
    }
  },
);
