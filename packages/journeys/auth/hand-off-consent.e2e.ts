import { expect, type Page, test } from '@playwright/test';
import { wrapWallet } from '../site/failing-wallet.ts';
import { FULL } from '../site/full.ts';
import { namesThatDifferFromLabels, smallTargets } from '../site/operable.ts';
import { demoWallet, giveDemoKey, logIn, loginButton, loginDialog, walletControl } from '../site/page-actions.ts';
import { startWaitingApp } from '../site/waiting-app.ts';

const consent = (page: Page) => page.getByRole('alertdialog', { name: 'Let an app log in?' });
const outcome = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The wallet control of the header is behind the consent, so `confirmLogin` does not fit here. */
async function logInForApp(page: Page, link: string) {
  await page.goto(link);
  await demoWallet(page).click();
  await expect(consent(page)).toBeVisible();
}

// A login that an app requests needs an existing member; it never creates an account.
test.beforeEach(({ page }) => giveDemoKey(page));

test('[RT-10] [LG-05] [T88] a member compares the number and lets the app in, which gets a session of its own, and turns another app away with Escape', async ({
  page,
  context,
}) => {
  const { app, number, link, hash } = await startWaitingApp(context);
  expect(number).toMatch(/^\d\d$/);
  await logInForApp(page, link);
  await expect(consent(page)).toContainText('The app “Demo app” wants to log in as');
  await expect(consent(page).getByText(number, { exact: true })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  expect(await namesThatDifferFromLabels(page)).toEqual([]);
  expect(page.url()).not.toContain(hash);
  await consent(page).getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(outcome(page, 'Login allowed')).toContainText('You can go back to it.');
  await expect(app.getByRole('status')).toHaveText(/^Logged in as .+\.$/);
  await outcome(page, 'Login allowed').getByRole('button', { name: 'Close' }).last().click();
  await expect(walletControl(page)).toBeVisible();
  await page.reload();
  await expect(walletControl(page)).toBeVisible();
  await expect(consent(page)).toHaveCount(0);
  const other = await startWaitingApp(context);
  await page.bringToFront();
  await page.goto(other.link);
  await expect(consent(page).getByText(other.number, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outcome(page, 'Login not allowed')).toBeVisible();
  await expect(other.app.getByRole('status')).toHaveText('The login was denied on the site.');
  await expect(app.getByRole('status')).toHaveText(/^Logged in as .+\.$/);
  await page.keyboard.press('Enter');
  await expect(walletControl(page)).toBeVisible();
});

test(
  '[RT-10] asks a member who is logged in already, again after a reload, and in no other tab',
  FULL,
  async ({ page, context }) => {
    const { app, link } = await startWaitingApp(context);
    await page.goto('/');
    await logIn(page);
    await page.goto(link);
    await expect(consent(page)).toBeVisible();
    await page.reload();
    await expect(consent(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/explore');
    await expect(walletControl(other)).toBeVisible();
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
    await page.bringToFront();
    await consent(page).getByRole('button', { name: 'Do not allow' }).click();
    await expect(app.getByRole('status')).toHaveText('The login was denied on the site.');
  },
);

test('[RT-10] keeps asking after the wallet has rejected the signature', FULL, async ({ page, context }) => {
  const wallet = await wrapWallet(page);
  const { app, link } = await startWaitingApp(context);
  await logInForApp(page, link);
  await wallet('rejects');
  const allow = consent(page).getByRole('button', { name: 'Allow', exact: true });
  await allow.click();
  await expect(consent(page).getByRole('alert')).toContainText('You did not sign the message.');
  await wallet('works');
  await allow.click();
  await expect(outcome(page, 'Login allowed')).toBeVisible();
  await expect(app.getByRole('status')).toHaveText(/^Logged in as /);
});

test('[RT-10] shows that the login has expired after five minutes', FULL, async ({ page, context }) => {
  const { link } = await startWaitingApp(context);
  await page.clock.install();
  await logInForApp(page, link);
  await page.clock.fastForward('05:01');
  await expect(outcome(page, 'This login has expired')).toContainText('Start the login in the app again.');
});

test('[RT-10] asks nothing of a visitor who closes the login dialog', FULL, async ({ page, context }) => {
  const { app, link } = await startWaitingApp(context);
  await page.goto(link);
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginButton(page)).toBeVisible();
  await expect(consent(page)).toHaveCount(0);
  await expect(app.getByLabel('Number')).toBeVisible();
});

test.describe('in Japanese on a phone', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test('[RT-10] lets the app in by keyboard alone', FULL, async ({ page, context }) => {
    const { app, number, link } = await startWaitingApp(context);
    await page.goto(link);
    await page
      .getByRole('dialog', { name: 'ログイン' })
      .getByRole('button', { name: /デモウォレット/ })
      .click();
    const dialog = page.getByRole('alertdialog', { name: 'アプリのログインを許可しますか？' });
    await expect(dialog.getByText(number, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '許可しない' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'ログインを許可しました' })).toBeVisible();
    await expect(app.getByRole('status')).toHaveText(/^Logged in as /);
  });
});
