import { expect, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';

test('filters events by type and time in the address, and counts them [SP-04] [RT-07]', async ({ page }) => {
  await page.goto('/explore?tab=events');
  const count = page.getByRole('status').filter({ hasText: /\d+ events?$/ });
  await expect(count).toBeVisible();
  await page.getByRole('button', { name: 'Concerts' }).click();
  await expect(page).toHaveURL(/kind=concert/);
  await page.getByRole('combobox', { name: 'When' }).selectOption('Past');
  await expect(page).toHaveURL(/kind=concert&time=past/);
  await expect(count).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Concerts' })).toHaveAttribute('aria-pressed', 'true');
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
});

test('shows a calendar of events that works with the keyboard [SP-04]', async ({ page }) => {
  await page.goto('/explore?tab=events&day=2027-01-31');
  const day = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await day('Sunday, January 31, 2027').focus();
  await page.keyboard.press('PageDown');
  await expect(day('Sunday, February 28, 2027')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(day('Sunday, February 21, 2027')).toBeFocused();
  await expect(page).toHaveURL(/day=2027-02-21/);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('[aria-current="date"]')).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
});
