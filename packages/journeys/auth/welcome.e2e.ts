import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { namesThatDifferFromLabels, smallTargets } from '../site/operable.ts';
import { confirmFirstLogin, giveDemoKey, loginButton, logOut, passTime, walletControl } from '../site/page-actions.ts';
import { TELEGRAM_ORIGIN } from '../site/telegram-login.ts';

const welcome = (page: Page) => page.getByRole('dialog', { name: /^Welcome to XANA, / });
const DISMISSAL = '**/users/update-user-profile-details';

const pageTime = (page: Page) => page.evaluate(() => Date.now());

/** Logs in as a new member at `path`, with a clock that the journey moves. @returns the time of the page before the login */
async function arrive(page: Page, path = '/'): Promise<number> {
  await page.clock.install();
  await page.goto(path);
  await loginButton(page).click();
  const begun = await pageTime(page);
  await confirmFirstLogin(page);
  return begun;
}

test(
  '[LG-08] welcomes a new member six seconds after the login, and Yes opens their profile for good',
  FULL,
  async ({ page }) => {
    const begun = await arrive(page, '/explore');
    await passTime(page, 4_000);
    const isEarly = (await welcome(page).count()) > 0;
    // The clock of the page keeps running: on a slow machine the six seconds may be over.
    expect(isEarly && (await pageTime(page)) - begun < 6_000).toBe(false);
    await passTime(page, 2_500);
    await expect(welcome(page)).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    expect(await namesThatDifferFromLabels(page)).toEqual([]);
    const dismissed = page.waitForResponse(DISMISSAL);
    await welcome(page).getByRole('link', { name: 'Yes' }).click();
    await expect(page).toHaveURL(/\/profile\?user=\d+$/);
    await expect(welcome(page)).toHaveCount(0);
    expect((await dismissed).status()).toBe(200);
    await page.goBack();
    await expect(page).toHaveURL('/explore');
    await page.reload();
    await expect(walletControl(page)).toBeVisible();
    await passTime(page, 10_000);
    await expect(welcome(page)).toHaveCount(0);
  },
);

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

test(
  '[LG-08] waits until the dialog that the member has opened is closed, and until they do not type',
  FULL,
  async ({ page }) => {
    await arrive(page);
    await walletControl(page).click();
    const wallet = page.getByRole('dialog', { name: 'Your wallet' });
    await expect(wallet).toBeVisible();
    await passTime(page, 10_000);
    await expect(wallet).toBeVisible();
    await expect(welcome(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(welcome(page)).toBeVisible();
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
  await page.getByLabel('Name', { exact: true }).fill('Rin Tester');
  await page.getByRole('button', { name: 'Accept' }).click();
  const visit = page.getByRole('alertdialog', { name: 'You are logged in with Telegram' });
  await expect(visit).toBeVisible();
  await passTime(page, 10_000);
  await expect(visit).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
});

test.describe('in Japanese on a phone', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test('[LG-08] welcomes in Japanese', FULL, async ({ page }) => {
    await page.clock.install();
    await page.goto('/?login');
    await page
      .getByRole('dialog', { name: 'ログイン' })
      .getByRole('button', { name: /デモウォレット/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await passTime(page, 6_500);
    const dialog = page.getByRole('dialog', { name: /XANAへようこそ/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'はい' }).click();
    await expect(page).toHaveURL(/\/profile\?user=\d+$/);
  });
});
