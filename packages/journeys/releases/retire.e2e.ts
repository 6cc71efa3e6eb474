import { expect, test } from '@playwright/test';
import { retire } from '@xana/release/retire';
import { promote } from '@xana/release/roll-back';
import { FULL } from '../site/full.ts';
import { activeRelease, publishChanged, settings, store, takeBack } from './site-releases.ts';

const by = { actor: 'journey', reason: 'a journey' };

test(
  '[MF-03] [MF-04] a retired remote is gone from the next page load on, and the others are published and rolled back without it',
  FULL,
  async ({ page }, info) => {
    const mostActive = page.getByRole('region', { name: 'Most active' });
    const balances = (title: string) => page.getByRole('complementary').getByRole('region', { name: title });
    await page.goto('/');
    await expect(mostActive).toBeVisible();

    const { id } = activeRelease('mfe-profile');
    retire(store, settings(), { ...by, name: 'mfe-profile', isForced: true });
    try {
      await page.reload();
      await expect(balances('Balances')).toBeVisible();
      await expect(mostActive).toHaveCount(0);
      await expect(page.getByText('is not available right now')).toHaveCount(0);

      const rename = (content: string) => content.replaceAll('Balances', 'Holdings');
      publishChanged('mfe-store', '8.0.0', info.outputPath(''), rename);
      await page.reload();
      await expect(balances('Holdings')).toBeVisible();
      takeBack('mfe-store');
      await page.reload();
      await expect(balances('Balances')).toBeVisible();
    } finally {
      promote(store, settings(), { ...by, name: 'mfe-profile', to: id });
    }
    await page.reload();
    await expect(mostActive).toBeVisible();
  },
);
