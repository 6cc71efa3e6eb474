import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { expectSettled } from '../site/page-actions.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main sections' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test('[BB-01] [BB-02] [BB-03] leads a visitor to five sections at 768 px and below, asks them to log in for Friends and Me, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/details/38?type=ENVIRONMENT&for=space');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar(page).getByRole('listitem')).toHaveText(['Home', 'Space', 'Feed', 'Friends', 'Me']);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link(page, 'Space')).toHaveAttribute('aria-current', 'page');
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await expectSettled(page);
  await last.focus();
  const [end, edge] = [await last.boundingBox(), await bar(page).boundingBox()];
  expect(Number(end?.y) + Number(end?.height)).toBeLessThanOrEqual(Number(edge?.y));

  for (const name of ['Friends', 'Me']) {
    await bar(page).getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name })).toBeFocused();
  }
  for (const [name, address] of [
    ['Feed', '/feed?for=user'],
    ['Space', '/explore'],
    ['Home', '/'],
  ] as const) {
    await link(page, name).click();
    await expect(page).toHaveURL(address);
  }
});

test('[BB-02] [BB-03] leads a member to their profile and friends, and marks the current page', async ({ page }) => {
  const { id } = await beMember(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(link(page, 'Home')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Friends')).toHaveAttribute('href', `/follow-user/${id}?option=followings`);
  await link(page, 'Me').click();
  await expect(page).toHaveURL(`/profile?user=${id}`);
  await expect(link(page, 'Me')).toHaveAttribute('aria-current', 'page');
  await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
});
