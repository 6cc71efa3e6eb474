import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../../site/full.ts';
import { collectProblems, logIn, loginButton } from '../../site/page-actions.ts';

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

test('[LG-01] [LG-16] lists every configured login method', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/?login');
  await expect(dialog(page).getByRole('button', { name: 'Log in with Demo wallet (sandbox)' })).toBeVisible();
  for (const name of ['Google', 'Apple', 'WalletConnect', 'Email', 'Telegram']) {
    await expect(dialog(page).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
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

test(
  '[LG-02] links to MetaMask’s site on a wide screen when it is not installed, and to its app on a phone',
  FULL,
  async ({ page }) => {
    await page.goto('/explore');
    await loginButton(page).click();
    const link = dialog(page).getByRole('link', { name: /MetaMask/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(link).toHaveAttribute('href', `https://metamask.app.link/dapp/${new URL(page.url()).host}/explore`);
    await expect(link).toContainText('Open in MetaMask');
  },
);

test('[LG-03] shows "coming soon" for LINE and Binance', async ({ page }) => {
  await page.goto('/?login');
  for (const name of ['LINE', 'Binance']) {
    await dialog(page).getByRole('button', { name }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(`${name}: Coming soon`);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
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
