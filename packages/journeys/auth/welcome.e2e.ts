import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { confirmFirstLogin, giveDemoKey, loginButton, logOut, passTime, walletControl } from '../site/page-actions.ts';
import { acceptAtTelegram, TELEGRAM_ORIGIN } from '../site/telegram-login.ts';

const welcome = (page: Page) => page.getByRole('dialog', { name: /^Welcome to XANA, / });
const DISMISSAL = '**/users/update-user-profile-details';

/** Logs in as a new member, with a clock that the journey moves. */
async function arrive(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await loginButton(page).click();
  await confirmFirstLogin(page);
}

test('[LG-08] No, continue closes the welcome by keyboard alone and gives the focus back', FULL, async ({ page }) => {
  await arrive(page);
  await walletControl(page).focus();
  await passTime(page, 6_500);
  await expect(welcome(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await welcome(page).getByRole('button', { name: 'No, continue' }).focus();
  const dismissed = page.waitForResponse(DISMISSAL);
  await page.keyboard.press('Enter');
  await dismissed;
  await expect(welcome(page)).toHaveCount(0);
  await expect(walletControl(page)).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('[LG-08] survives a navigation and a reload before the answer', FULL, async ({ page }) => {
  await arrive(page);
  await passTime(page, 3_000);
  await page
    .getByRole('navigation', { name: 'Main sections' })
    .or(page.getByRole('banner'))
    .getByRole('link')
    .first()
    .click();
  await passTime(page, 3_500);
  await expect(welcome(page)).toBeVisible();
  await page.reload();
  await expect(walletControl(page)).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
  await passTime(page, 6_500);
  await expect(welcome(page)).toBeVisible();
});

test('[LG-08] does not open after a logout within the six seconds', FULL, async ({ page }) => {
  await arrive(page);
  await passTime(page, 3_000);
  await logOut(page);
  await expect(loginButton(page)).toBeVisible();
  await passTime(page, 10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  '[LG-08] closes in the other tab that shows it, and does not open again there',
  FULL,
  async ({ page, context }) => {
    await arrive(page);
    const other = await context.newPage();
    await other.clock.install();
    await other.goto('/explore');
    await expect(walletControl(other)).toBeVisible();
    for (const tab of [page, other]) {
      await passTime(tab, 6_500);
      await expect(welcome(tab)).toBeVisible();
    }
    const dismissed = other.waitForResponse(DISMISSAL);
    await welcome(other).getByRole('button', { name: 'No, continue' }).click();
    await dismissed;
    await expect(welcome(page)).toHaveCount(0);
    await page.reload();
    await expect(walletControl(page)).toBeVisible();
    await passTime(page, 10_000);
    await expect(welcome(page)).toHaveCount(0);
  },
);

test('[LG-08] [LG-14] lets the action of the login finish first', FULL, async ({ page }) => {
  await page.clock.install();
  await page.goto('/explore');
  await page.getByRole('banner').getByRole('button', { name: 'Create a space' }).click();
  await confirmFirstLogin(page);
  const create = page.getByRole('dialog', { name: 'Create a space' });
  await expect(create).toBeVisible();
  await passTime(page, 10_000);
  await expect(create).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(welcome(page)).toBeVisible();
});

test('[LG-08] does not welcome a member who has answered it before', FULL, async ({ page }) => {
  await giveDemoKey(page);
  await arrive(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await passTime(page, 10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).not.toContain('/users/single-user');
});

test('[LG-08] [LG-09] does not welcome an arrival from Telegram', FULL, async ({ page }) => {
  await page.clock.install();
  await page.goto(`${TELEGRAM_ORIGIN}/login`);
  await acceptAtTelegram(page, 'Rin Tester');
  const visit = page.getByRole('alertdialog', { name: 'You are logged in with Telegram' });
  await expect(visit).toBeVisible();
  await passTime(page, 10_000);
  await expect(visit).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
});
