import { expect, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { logIn } from '../site/page-actions.ts';

const SCREENS = {
  home: '/',
  explore: '/explore',
  'explore events': '/explore?tab=events',
  details: '/details/38?type=ENVIRONMENT&for=space',
  search: '/search?src=garden',
  'empty search': '/search',
  profile: '/profile?user=1',
  store: '/store',
  feed: '/feed?for=user',
  'feed of spaces': '/feed?for=space',
  post: '/details/1?for=feed',
  event: '/details/1?for=event',
  'not found': '/no/such/place',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, path] of Object.entries(SCREENS)) {
      test(`${name} is accessible in the ${colorScheme} theme, wide and narrow`, FULL, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await axeViolations(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await axeViolations(page)).toEqual([]);
        await page.setViewportSize({ width: 360, height: 780 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      });
    }

    test(
      `the login and wallet dialogs and a member’s chat and friends are accessible in the ${colorScheme} theme`,
      FULL,
      async ({ page }) => {
        await page.goto('/?login');
        await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await logIn(page);
        for (const path of ['/chat', '/follow-user/1?option=followers']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
          expect(await axeViolations(page)).toEqual([]);
          await page.setViewportSize({ width: 360, height: 780 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
          await page.setViewportSize({ width: 1366, height: 900 });
        }
      },
    );
  });
}
