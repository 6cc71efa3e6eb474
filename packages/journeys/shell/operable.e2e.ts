import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '../screens/pages.ts';
import { axeViolations, changeTheme } from '../site/axe.ts';
import { beDemoMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { namesThatDifferFromLabels, smallTargets, tabTroubles } from '../site/operable.ts';

const WIDE = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 by 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const SCREENS: typeof PAGES = [
  ...PAGES,
  { name: 'empty-search', title: 'Search for nothing', path: '/search' },
  { name: 'feed-of-spaces', title: 'Feed of spaces', path: '/feed?for=space' },
];

async function open(page: Page, { path, isMember }: (typeof PAGES)[number]): Promise<void> {
  if (isMember) await beDemoMember(page);
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Expects no violation of WCAG in either theme. */
async function expectAccessible(page: Page, viewport: typeof WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  for (const theme of ['dark', 'light'] as const) {
    await changeTheme(page, theme);
    expect(await axeViolations(page), `${viewport.width} px, ${theme}`).toEqual([]);
  }
}

for (const locale of ['en', 'ja'] as const) {
  test.describe(locale, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });
    for (const screen of SCREENS) {
      test(
        `${screen.name} (${locale}) is accessible, and operable by keyboard, touch and voice, also at 400 % zoom`,
        FULL,
        async ({ page }) => {
          await open(page, screen);
          expect(await namesThatDifferFromLabels(page)).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          // The order of the focus, the roles and the colours are the same in both languages.
          if (locale === 'en') {
            expect(await tabTroubles(page)).toEqual([]);
            for (const viewport of [WIDE, PHONE]) await expectAccessible(page, viewport);
          }
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
