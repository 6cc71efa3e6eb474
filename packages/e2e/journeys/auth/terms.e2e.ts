import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../../site/be-member.ts';
import { wrapWallet } from '../../site/failing-wallet.ts';
import { FULL } from '../../site/full.ts';
import { namesThatDifferFromLabels, smallTargets } from '../../site/operable.ts';
import {
  confirmFirstLogin,
  confirmLogin,
  loginButton,
  loginDialog,
  passTime,
  walletControl,
} from '../../site/page-actions.ts';

const terms = (page: Page) => page.getByRole('alertdialog', { name: 'Please accept the terms of use' });
const welcome = (page: Page) => page.getByRole('dialog', { name: /^Welcome to XANA, / });
const read = (page: Page) =>
  terms(page).getByRole('checkbox', { name: 'I have read the terms of use and accept them' });
const ACCEPTANCE = '**/terms/accept';
const DISMISSAL = '**/users/update-user-profile-details';

/** A new member who has answered the welcome and is asked to accept the terms. */
async function arriveAtTerms(page: Page, path = '/explore') {
  const { post } = await beMember(page, { isNew: true });
  await post('/users/update-user-profile-details', { isPopUpShow: false });
  await page.clock.install();
  await page.goto(path);
  await expect(walletControl(page)).toBeVisible();
  await passTime(page, 6_500);
  await expect(terms(page)).toBeVisible();
}

/** Waits longer than any dialog that opens automatically. */
async function expectNoDialog(page: Page) {
  await expect(walletControl(page)).toBeVisible();
  await passTime(page, 10_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('[LG-08] [LG-15] a new member is welcomed six seconds after the login, opens their profile, signs the terms and is asked neither again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/explore');
  await loginButton(page).click();
  await confirmFirstLogin(page);
  await test.step('the welcome', async () => {
    await passTime(page, 4_000);
    await expect(welcome(page)).toHaveCount(0);
    await passTime(page, 2_500);
    await expect(welcome(page)).toBeVisible();
    const dismissed = page.waitForResponse(DISMISSAL);
    await welcome(page).getByRole('link', { name: 'Yes' }).click();
    await expect(page).toHaveURL(/\/profile\?user=\d+$/);
    await expect(welcome(page)).toHaveCount(0);
    expect((await dismissed).status()).toBe(200);
  });
  await test.step('the terms', async () => {
    await passTime(page, 1_000);
    await expect(terms(page).getByRole('heading', { name: '5. XENY, XETA and purchases' })).toBeAttached();
    await expect(terms(page).getByRole('link', { name: 'Open the terms in a new tab' })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(await smallTargets(page)).toEqual([]);
    expect(await namesThatDifferFromLabels(page)).toEqual([]);
    const sign = terms(page).getByRole('button', { name: 'Sign and accept' });
    await expect(sign).toBeDisabled();
    await read(page).check();
    const accepted = page.waitForResponse(ACCEPTANCE);
    await sign.click();
    const { data } = await (await accepted).json();
    expect(data).toMatchObject({ isSigned: true, version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    await expect(terms(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile\?user=\d+$/);
  });
  await page.reload();
  await expectNoDialog(page);
});

test('[LG-15] [T87] comes back after a reload until the member accepts, also without a signature after one that the server rejects', async ({
  page,
}) => {
  const wallet = await wrapWallet(page);
  await arriveAtTerms(page);
  await page.reload();
  await expect(walletControl(page)).toBeVisible();
  await passTime(page, 7_000);
  await expect(terms(page)).toBeVisible();
  await wallet('signsWithAnotherKey');
  await read(page).check();
  const sign = terms(page).getByRole('button', { name: 'Sign and accept' });
  const alert = terms(page).getByRole('alert');
  await sign.click();
  await expect(alert).toHaveText('The signature could not be verified. Please try again');
  await wallet('rejects');
  await sign.click();
  await expect(alert).toHaveText('You did not sign the message. You can try again at any time.');
  const accepted = page.waitForResponse(ACCEPTANCE);
  await terms(page).getByRole('button', { name: 'Accept without a signature' }).click();
  expect((await (await accepted).json()).data).toMatchObject({ isSigned: false });
  await expect(terms(page)).toHaveCount(0);
});

test('[LG-15] Escape and Back ask whether to log out; a member who declines is a visitor', async ({ page }) => {
  await arriveAtTerms(page);
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Back to the terms' }).click();
  await expect(terms(page)).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(terms(page)).toBeVisible();
  await terms(page).getByRole('button', { name: 'Do not accept' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[LG-15] can be read and accepted by keyboard alone', FULL, async ({ page }) => {
  await arriveAtTerms(page);
  const text = terms(page).getByRole('region', { name: 'Terms of use' });
  await expect(text).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect(text.getByText(/If these terms change/)).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(read(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(terms(page).getByRole('button', { name: 'Sign and accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(terms(page)).toHaveCount(0);
});

test('[LG-15] an acceptance in one tab closes the dialog of the other', FULL, async ({ page, context }) => {
  await arriveAtTerms(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/');
  await expect(walletControl(other)).toBeVisible();
  await passTime(other, 7_000);
  await read(other).check();
  await terms(other)
    .getByRole('button', { name: /^(Sign and accept|Accept)$/ })
    .click();
  await expect(terms(other)).toHaveCount(0);
  await expect(terms(page)).toHaveCount(0);
});

test('[LG-15] shows the terms on a page of their own, which no dialog covers', FULL, async ({ page }) => {
  await page.clock.install();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await loginButton(page).click();
  await confirmFirstLogin(page);
  await expectNoDialog(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/terms');
  await expect(welcome(page)).toBeVisible();
});

test('[LG-15] does not ask a member who has accepted the current terms', FULL, async ({ page }) => {
  await page.clock.install();
  await page.goto('/?login');
  await expect(loginDialog(page)).toBeVisible();
  await confirmLogin(page);
  await expectNoDialog(page);
});

test.describe('in Japanese on a phone', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test('[LG-15] shows the Japanese terms, which fit the screen', FULL, async ({ page }) => {
    await page.clock.install();
    await page.goto('/?login');
    await page
      .getByRole('dialog', { name: 'ログイン' })
      .getByRole('button', { name: /Demo wallet/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await passTime(page, 6_500);
    await page.getByRole('button', { name: 'いいえ、続ける' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await passTime(page, 1_000);
    const dialog = page.getByRole('alertdialog', { name: '利用規約への同意' });
    await expect(dialog.getByRole('heading', { name: '5. XENY、XETA、購入' })).toBeAttached();
    await dialog.getByRole('checkbox', { name: '利用規約を読み、同意します' }).check();
    await expect(dialog.getByRole('button', { name: '署名して同意する' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await dialog.getByRole('button', { name: '署名して同意する' }).click();
    await expect(dialog).toHaveCount(0);
  });
});
