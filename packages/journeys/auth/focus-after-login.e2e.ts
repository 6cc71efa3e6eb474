import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { demoWallet, loginButton, loginDialog, scrollTo, walletControl } from '../site/page-actions.ts';

const main = (page: Page) => page.getByRole('main');

/** Confirms the login by keyboard alone. */
async function confirmByKeyboard(page: Page) {
  await demoWallet(page).focus();
  await page.keyboard.press('Enter');
  await expect(loginDialog(page)).toHaveCount(0);
}

test('focuses the wallet button after a keyboard login from the header', FULL, async ({ page }) => {
  await page.goto('/');
  await loginButton(page).focus();
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(walletControl(page)).toBeFocused();
});

test('focuses the same user’s button after a keyboard login from a list', FULL, async ({ page }) => {
  await page.goto('/');
  const rail = main(page).getByRole('region', { name: 'People to follow' });
  const follow = rail.getByRole('button', { name: /^Follow / }).nth(1);
  await scrollTo(page, follow);
  const person = String(await follow.getAttribute('aria-label')).replace('Follow ', '');
  await follow.focus();
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(rail.getByRole('button', { name: `Stop following ${person}` })).toBeFocused();
});
