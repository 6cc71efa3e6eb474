import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL, fullUnless } from '../site/full.ts';
import {
  confirmLogin,
  expectEntriesOfOverlays,
  loginButton,
  loginDialog,
  walletControl,
} from '../site/page-actions.ts';

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
  await expectEntriesOfOverlays(page, 1);
}

/** What Chromium leaves when a dialog opens in the moment of a reload: the entry of the page, with the state of the dialog. */
const keepOnlyStateOfDialog = (page: Page) =>
  page.evaluate(() => history.replaceState({ ...history.state, overlays: 1 }, ''));

async function expectNoOverlay(page: Page) {
  await expect(loginDialog(page)).toHaveCount(0);
  await expectEntriesOfOverlays(page, 0);
  await expect(page).toHaveURL(EXPLORE);
}

/** The browser's Back button. */
const back = (page: Page) => page.evaluate(() => history.back());

/** The browser's Forward button, to the entry of a closed overlay, which the page leaves again: two traversals, which end in later tasks. */
const forwardToClosedOverlay = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let traversals = 0;
        const count = () => {
          traversals += 1;
          if (traversals < 2) return;
          removeEventListener('popstate', count);
          resolve();
        };
        addEventListener('popstate', count);
        history.forward();
      }),
  );

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1366, height: 900 }],
] as const) {
  test(
    `Back, Forward, a reload and the buttons of a dialog leave no entry of it on ${device}`,
    fullUnless(viewport.width < 768),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await goToExplore(page);
      await test.step('Back closes the dialog and stays on the page', async () => {
        await openLoginDialog(page);
        await back(page);
        await expectNoOverlay(page);
      });
      await test.step('Forward does not open a closed dialog, and stays on the page', async () => {
        await forwardToClosedOverlay(page);
        await expectNoOverlay(page);
      });
      for (const close of ['button', 'Escape']) {
        await test.step(`a dialog that is closed by ${close} leaves no entry behind`, async () => {
          await openLoginDialog(page);
          if (close === 'Escape') await page.keyboard.press('Escape');
          else await loginDialog(page).getByRole('button', { name: 'Close' }).click();
          await expectNoOverlay(page);
        });
      }
      await test.step('a reload with an open dialog shows the page', async () => {
        await openLoginDialog(page);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
        await expectNoOverlay(page);
      });
      await test.step('a reload in the moment in which a dialog opens stays on the page', async () => {
        await keepOnlyStateOfDialog(page);
        await page.reload();
        await expectNoOverlay(page);
        await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
      });
      await back(page);
      await expect(page).toHaveURL('/');
    },
  );
}

test('Back cancels the logout confirmation, closes the wallet dialog, and returns from a page that it opened', async ({
  page,
}) => {
  await beMember(page);
  await goToExplore(page);
  await walletControl(page).click();
  await wallet(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(wallet(page)).toBeVisible();
  // The entry of the dialog follows it.
  await expectEntriesOfOverlays(page, 1);
  await back(page);
  await expect(wallet(page)).toHaveCount(0);
  await expect(page).toHaveURL(EXPLORE);
  await expect(walletControl(page)).toBeVisible();

  await walletControl(page).click();
  await wallet(page).getByRole('link', { name: 'View your profile' }).click();
  await expect(page).toHaveURL(/\/profile\?user=\d+$/);
  await back(page);
  await expect(page).toHaveURL(EXPLORE);
  await expect(wallet(page)).toHaveCount(0);
  await back(page);
  await expect(page).toHaveURL('/');
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

  test('[SB-08] is closed by Back, after a dialog over it, and gives its entry to the page that a link in it opens', async ({
    page,
  }) => {
    await goToExplore(page);
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await expect(drawer(page)).toHaveAttribute('data-open', 'true');
    await drawer(page).getByRole('button', { name: /XENY/ }).click();
    await expect(loginDialog(page)).toBeVisible();
    await expectEntriesOfOverlays(page, 2);
    await back(page);
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(drawer(page)).toHaveAttribute('data-open', 'true');
    await back(page);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(EXPLORE);

    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    const spaces = drawer(page).getByRole('navigation', { name: 'Spaces' });
    await spaces.getByRole('link', { name: 'Lobby', exact: true }).click();
    await expect(page).toHaveURL(/\/details\/38/);
    await expect(drawer(page)).toBeHidden();
    await back(page);
    await expect(page).toHaveURL(EXPLORE);
    await back(page);
    await expect(page).toHaveURL('/');
  });
});
