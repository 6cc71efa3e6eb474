import { expect, test } from '@playwright/test';
import { collectProblems, logIn } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

test('[ST-01] [ST-02] [ST-04] shows packs and plans with bonus and price, and marks the most popular one', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto('/store');
  const products = page.getByRole('tabpanel').getByRole('article');
  await expect(products).toHaveCount(7);
  const popular = products.filter({ hasText: 'Most popular' });
  await expect(popular).toHaveCount(1);
  await expect(popular).toContainText('1,050 XENY');
  await expect(popular).toContainText('+5% bonus');
  await expect(popular).toContainText('$9.99');
  await expect(products.filter({ hasText: '20 XENY every day' })).toContainText('$4.99/mo');

  await page.getByRole('tab', { name: 'Subscription' }).click();
  await expect(products).toHaveCount(2);
  await expect(page).toHaveURL(/tab=subscription/);
  await page.reload();
  await expect(products).toHaveCount(2);
  await page.getByRole('tab', { name: 'XENY' }).click();
  await expect(products).toHaveCount(5);
  expect(problems).toEqual([]);
});

test('[ST-01] asks a visitor who buys to log in, and shows a member the price', async ({ page }) => {
  await page.goto('/store');
  const buy = page.getByRole('button', { name: 'Buy 500 XENY for $4.99' });
  await buy.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page);
  await buy.click();
  const card = page.getByRole('dialog', { name: 'Pay by card' });
  await expect(card).toContainText('500 XENY');
  await expect(card).toContainText('$4.99');
  await page.keyboard.press('Escape');
  await expect(buy).toBeFocused();
});

test('[SB-05] links a member’s XENY balance in the sidebar to the store', async ({ page }) => {
  await page.goto('/explore');
  await logIn(page);
  await page.getByRole('button', { name: '0 XENY, open the store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'XENY store' })).toBeVisible();
  await expect(page).toHaveURL('/store');
});

test('[ST-01] shows an error with a retry when the store does not answer, and works without a most popular product', async ({
  page,
}) => {
  let isDown = true;
  await page.route(`${API_ORIGIN}/stripe/get-xeny-products`, (route) => (isDown ? route.abort() : route.fallback()));
  await page.route(`${API_ORIGIN}/stripe/get-most-popular-product`, (route) => route.abort());
  await page.goto('/store');
  await expect(page.getByText('The store could not be loaded')).toBeVisible({ timeout: 15_000 });
  isDown = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(7);
  await expect(page.getByText('Most popular')).toHaveCount(0);
});
