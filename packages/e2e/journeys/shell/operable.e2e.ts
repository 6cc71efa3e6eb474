import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '../../screens/pages.ts';
import { FULL } from '../../site/full.ts';
import { namesThatDifferFromLabels, smallTargets, tabTroubles } from '../../site/operable.ts';
import { beDemoMember, logIn, loginButton } from '../../site/page-actions.ts';

/** 1280 by 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

async function open(page: Page, { path, isMember }: (typeof PAGES)[number]): Promise<void> {
  if (isMember) {
    await beDemoMember(page);
    await page.goto('/');
    await logIn(page);
  }
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const locale of ['en', 'ja'] as const) {
  test.describe(locale, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });
    for (const screen of PAGES) {
      // The login helper uses English labels; a member's screens are the same in both languages.
      if (screen.isMember && locale === 'ja') continue;
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

test('returns the focus to the opener of a dialog or a menu', async ({ page }) => {
  await page.goto('/');
  await loginButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(loginButton(page)).toBeFocused();

  const language = page.getByRole('button', { name: /language/i }).first();
  await language.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
});
