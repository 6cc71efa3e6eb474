import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../site/page-actions.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main sections' });

test('[BB-01] shows a bottom bar with five links at 768 px and below, and none above', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/');
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar(page).getByRole('listitem')).toHaveText(['Home', 'Space', 'Feed', 'Friends', 'Me']);
  await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(bar(page).getByRole('link', { name: 'Space' })).toHaveAttribute('href', '/explore');
  await expect(bar(page).getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/feed?for=user');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[BB-02] asks a visitor who opens Friends or Me to log in', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Friends', 'Me']) {
      await bar(page).getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(bar(page).getByRole('button', { name })).toBeFocused();
    }
  });

  test('[BB-02] [BB-03] leads a member to their profile and friends, and marks the current page', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await logIn(page);
    const me = bar(page).getByRole('link', { name: 'Me', exact: true });
    await expect(me).toHaveAttribute('href', /^\/profile\?user=\d+$/);
    await expect(bar(page).getByRole('link', { name: 'Friends' })).toHaveAttribute(
      'href',
      /^\/follow-user\/\d+\?option=followings$/,
    );
    await me.click();
    await expect(me).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('[BB-03] marks Space on a space’s page, and covers nothing at the end of the page', async ({ page }) => {
    await page.goto('/details/38?type=ENVIRONMENT&for=space');
    await expect(bar(page).getByRole('link', { name: 'Space' })).toHaveAttribute('aria-current', 'page');
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    await last.focus();
    const [link, edge] = [await last.boundingBox(), await bar(page).boundingBox()];
    expect(Number(link?.y) + Number(link?.height)).toBeLessThanOrEqual(Number(edge?.y));
  });
});
