import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '../screens/pages.ts';
import { beDemoMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { namesThatDifferFromLabels, smallTargets, tabTroubles } from '../site/operable.ts';

/** 1280 by 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

async function open(page: Page, { path, isMember }: (typeof PAGES)[number]): Promise<void> {
  if (isMember) await beDemoMember(page);
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const locale of ['en', 'ja'] as const) {
  test.describe(locale, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });
    for (const screen of PAGES) {
      test(
        `${screen.name} (${locale}) is operable by keyboard, touch and voice, also at 400 % zoom`,
        FULL,
        async ({ page }) => {
          await open(page, screen);
          expect(await namesThatDifferFromLabels(page)).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          // The order of the focus is the same in both languages.
          if (locale === 'en') expect(await tabTroubles(page)).toEqual([]);
          await page.setViewportSize(ZOOMED);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
            .toBeLessThanOrEqual(ZOOMED.width);
          expect(await smallTargets(page)).toEqual([]);
          if (locale === 'en') expect(await tabTroubles(page)).toEqual([]);
        },
      );
    }
  });
}
