import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { loginButton } from '../site/page-actions.ts';

const VISITED = ['/', '/details/38?type=ENVIRONMENT&for=space', '/no/such/place'];
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('moves the focus through the frame in visual order, returns it to the opener of a dialog or a menu, and shows the right parts of the frame on each side of the breakpoints 992, 768 and 680 px', async ({
  page,
}) => {
  await page.goto('/details/38?type=ENVIRONMENT&for=space');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const names: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(names.slice(0, 3)).toEqual(['Skip to content', 'XANA', 'Home']);
  await page.evaluate(() => window.scrollTo(0, 400));
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  const box = await link.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(Number(box?.y)).toBeGreaterThanOrEqual(Number(header?.height));

  await loginButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(loginButton(page)).toBeFocused();
  const languageMenu = page.getByRole('button', { name: /language/i }).first();
  await languageMenu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(languageMenu).toBeFocused();

  const hamburger = page.getByRole('button', { name: 'Open the sidebar' });
  const sidebar = page.getByRole('complementary');
  const bar = page.getByRole('navigation', { name: 'Main sections' });
  const language = page.getByRole('banner').getByRole('button', { name: 'Language' });
  const menuItems = page.getByRole('navigation', { name: 'XANA products' }).locator('> ul');
  for (const { width, isColumn, hasBar, hasItems } of [
    { width: 992, isColumn: true, hasBar: false, hasItems: true },
    { width: 991, isColumn: false, hasBar: false, hasItems: true },
    { width: 769, isColumn: false, hasBar: false, hasItems: true },
    { width: 768, isColumn: false, hasBar: true, hasItems: true },
    { width: 681, isColumn: false, hasBar: true, hasItems: true },
    { width: 680, isColumn: false, hasBar: true, hasItems: false },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(sidebar).toBeVisible({ visible: isColumn });
    await expect(hamburger).toBeVisible({ visible: !isColumn });
    await expect(bar).toBeVisible({ visible: hasBar });
    await expect(language).toBeVisible({ visible: !hasBar });
    await expect(menuItems).toBeVisible({ visible: hasItems });
  }
});

test('needs no horizontal scrolling at 400 % zoom (320 px), in both languages', FULL, async ({ page }) => {
  for (const locale of ['en', 'ja']) {
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of VISITED) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page), `${locale} ${address}`).toBeLessThanOrEqual(0);
      const outside = await page.getByRole('banner').evaluate((header) =>
        [...header.querySelectorAll('a, button')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => each.getBoundingClientRect())
          .filter(({ top, right, bottom }) => top < 0 || right > innerWidth || bottom > header.clientHeight),
      );
      expect(outside, `${locale} ${address}`).toEqual([]);
    }
  }
});
