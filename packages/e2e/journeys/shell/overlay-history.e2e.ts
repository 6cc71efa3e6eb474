import { expect, type Page, test } from '@playwright/test';
import { FULL, fullUnless } from '../../site/full.ts';
import { confirmLogin, logIn, loginButton, loginDialog, walletControl } from '../../site/page-actions.ts';

const wallet = (page: Page) => page.getByRole('dialog', { name: 'Your wallet' });
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Spaces, people and balances' });

const EXPLORE = /\/explore(\?|$)/;

/** `/`, then `/explore`, within the page. */
async function goToExplore(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'View all: Hot this week' }).click();
  await expect(page).toHaveURL(EXPLORE);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
}

/** Opens the login dialog, and waits for its entry of the history, which follows it. */
async function openLoginDialog(page: Page) {
  await loginButton(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(1);
}

/** The browser's Back button. */
const back = (page: Page) => page.evaluate(() => history.back());

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1366, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test(
      'Back closes the login dialog, stays on the page, and the next Back leaves it',
      fullUnless(viewport.width < 768),
      async ({ page }) => {
        await goToExplore(page);
        await openLoginDialog(page);
        await back(page);
        await expect(loginDialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(EXPLORE);
        await back(page);
        await expect(page).toHaveURL('/');
      },
    );

    test(
      'a dialog that is closed by its button leaves no entry behind',
      fullUnless(viewport.width < 768),
      async ({ page }) => {
        await goToExplore(page);
        for (const close of ['button', 'Escape']) {
          await loginButton(page).click();
          await expect(loginDialog(page)).toBeVisible();
          if (close === 'Escape') await page.keyboard.press('Escape');
          else await loginDialog(page).getByRole('button', { name: 'Close' }).click();
          await expect(loginDialog(page)).toHaveCount(0);
        }
        await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
        await back(page);
        await expect(page).toHaveURL('/');
      },
    );
  });
}

test('Forward does not open a closed dialog, and stays on the page', async ({ page }) => {
  await goToExplore(page);
  await openLoginDialog(page);
  await back(page);
  await expect(loginDialog(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(EXPLORE);
  await back(page);
  await expect(page).toHaveURL('/');
});

test('a reload with an open dialog shows the page, and Back leaves it', async ({ page }) => {
  await goToExplore(page);
  await loginButton(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
  await back(page);
  await expect(page).toHaveURL('/');
});

test('a link in a dialog opens its page, and Back returns to the page before without the dialog', async ({ page }) => {
  await goToExplore(page);
  await logIn(page);
  await walletControl(page).click();
  await wallet(page).getByRole('link', { name: 'View your profile' }).click();
  await expect(page).toHaveURL(/\/profile\?user=\d+$/);
  await back(page);
  await expect(page).toHaveURL(EXPLORE);
  await expect(wallet(page)).toHaveCount(0);
  await back(page);
  await expect(page).toHaveURL('/');
});

test('Back cancels the logout confirmation, then closes the wallet dialog', async ({ page }) => {
  await goToExplore(page);
  await logIn(page);
  await walletControl(page).click();
  await wallet(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(wallet(page)).toBeVisible();
  await back(page);
  await expect(wallet(page)).toHaveCount(0);
  await expect(page).toHaveURL(EXPLORE);
  await expect(walletControl(page)).toBeVisible();
});

test('[RT-05] after a login that the URL requested, Back leaves the page', FULL, async ({ page }) => {
  await page.goto('/explore');
  await page.goto('/app?login');
  await confirmLogin(page);
  await expect(page).toHaveURL('/app');
  await page.goBack();
  await expect(page).toHaveURL(EXPLORE);
});

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SB-08] is closed by Back; a dialog over it is closed first', async ({ page }) => {
    await goToExplore(page);
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await expect(drawer(page)).toHaveAttribute('data-open', 'true');
    await drawer(page).getByRole('button', { name: /XENY/ }).click();
    await expect(loginDialog(page)).toBeVisible();
    await back(page);
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(drawer(page)).toHaveAttribute('data-open', 'true');
    await back(page);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(EXPLORE);
    await back(page);
    await expect(page).toHaveURL('/');
  });

  test('[SB-08] gives its entry to the page that a link in it opens', FULL, async ({ page }) => {
    await goToExplore(page);
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await drawer(page)
      .getByRole('navigation', { name: 'Spaces' })
      .getByRole('link', { name: 'Lobby', exact: true })
      .click();
    await expect(page).toHaveURL(/\/details\/38/);
    await expect(drawer(page)).toBeHidden();
    await back(page);
    await expect(page).toHaveURL(EXPLORE);
    await back(page);
    await expect(page).toHaveURL('/');
  });
});
