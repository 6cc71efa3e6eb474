import { expect, type Page, test } from '@playwright/test';
import { collectProblems, logIn, loginButton } from '../site/page-actions.ts';
import { API_ORIGIN, SITE_ORIGIN } from '../site/test-topology.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

/** A wallet that announces itself like MetaMask (EIP-6963). */
const announceMetaMask = (page: Page) =>
  page.addInitScript(() => {
    const info = { uuid: '1', name: 'MetaMask', icon: 'data:image/svg+xml,<svg/>', rdns: 'io.metamask' };
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: { info, provider: { request: async () => [] } } }),
      );
    window.addEventListener('eip6963:requestProvider', announce);
  });

test('[LG-01] [LG-16] lists every login method, and marks those that are not available yet', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/?login');
  await expect(dialog(page).getByRole('button', { name: 'Log in with Demo wallet (sandbox)' })).toBeVisible();
  for (const name of ['Google', 'Apple', 'WalletConnect', 'Email', 'Telegram']) {
    await expect(dialog(page).getByRole('button', { name: `${name} Not available yet` })).toBeDisabled();
  }
  expect(problems).toEqual([]);
});

test('[LG-02] offers MetaMask only on screens wider than 767 px', async ({ page }) => {
  await announceMetaMask(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/?login');
  const metaMask = dialog(page).getByRole('button', { name: 'Log in with MetaMask' });
  await expect(metaMask).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(metaMask).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: /Demo wallet/ })).toBeVisible();
});

test('[LG-02] links to MetaMask’s site on a wide screen when it is not installed', async ({ page }) => {
  await page.goto('/?login');
  const link = dialog(page).getByRole('link', { name: /MetaMask/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toHaveCount(0);
});

test('[LG-03] shows "coming soon" for LINE and Binance', async ({ page }) => {
  await page.goto('/?login');
  for (const name of ['LINE', 'Binance']) {
    await dialog(page).getByRole('button', { name }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(`${name}: Coming soon`);
  }
});

test('[WL-07] shows six characters of each end of the wallet address on a phone, and copies all of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await logIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Wallet 0x/ })
    .click();
  const wallet = page.getByRole('dialog', { name: 'Your wallet' });
  const shown = String(await wallet.locator('code:visible').textContent());
  expect(shown).toMatch(/^0x[0-9a-fA-F]{4}\W+[0-9a-fA-F]{6}$/);
  await wallet.getByRole('button', { name: 'Copy the address' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toHaveLength(42);
  expect(copied.endsWith(shown.slice(-6))).toBe(true);
});

const REFUSALS: [string, string][] = [
  ['USER.USER_NOT_FOUND', 'User not found'],
  ['USER.USER_ALREADY_EXIST', 'User already exist'],
  ['USER.USER_WITH_EMAIL_NOT_EXIST', 'User with email not exist'],
  ['USER.USER_WITH_EMAIL_ALREADY_EXIST', 'User with email already exist'],
  ['USER.USER_WITH_TWITTER_ALREADY_EXIST', 'User with twitter already exist'],
  ['USER.USER_ALREADY EXISTS', 'User with username already exist'],
  ['AUTH.BANNED', 'USER HAS BEEN BANNED'],
];

for (const [code, words] of REFUSALS) {
  test(`[LG-12] shows a toast for a login rejected with ${code}, and drops the pending action`, async ({ page }) => {
    await page.route(`${API_ORIGIN}/auth/login-external-wallet`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': SITE_ORIGIN, 'access-control-allow-credentials': 'true' },
            json: { success: false, data: null, code, messageCode: code, msg: 'For developers.' },
          })
        : route.continue(),
    );
    await page.goto('/app?login&builderLoginHash=made-up-by-the-app&deviceId=phone-7&type=build');
    await expect(dialog(page)).toBeVisible();
    const sent = page.waitForRequest(
      (request) => /login-external-wallet$/.test(request.url()) && request.method() === 'POST',
    );
    await dialog(page)
      .getByRole('button', { name: /Demo wallet/ })
      .click();
    await expect(
      page.getByRole('alertdialog').or(page.getByRole('status')).filter({ hasText: words }).first(),
    ).toBeVisible();
    expect((await sent).postDataJSON()).toMatchObject({ builderLoginHash: 'made-up-by-the-app', type: 'build' });
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'made-up-by-the-app',
    );
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(loginButton(page)).toBeVisible();
  });
}
