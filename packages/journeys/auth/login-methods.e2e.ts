import { expect, type Page, test } from '@playwright/test';
import { collectProblems } from '../site/page-actions.ts';

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

test('[LG-01] [LG-02] [LG-03] [LG-16] lists every configured login method, MetaMask only on screens wider than 767 px, and "coming soon" for LINE and Binance', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await announceMetaMask(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/?login');
  const demo = dialog(page).getByRole('button', { name: 'Log in with Demo wallet (sandbox)' });
  const metaMask = dialog(page).getByRole('button', { name: 'Log in with MetaMask' });
  await expect(demo).toBeVisible();
  await expect(metaMask).toBeVisible();
  for (const name of ['Google', 'Apple', 'WalletConnect', 'Email', 'Telegram']) {
    await expect(dialog(page).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  for (const name of ['LINE', 'Binance']) {
    await dialog(page).getByRole('button', { name }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(`${name}: Coming soon`);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(metaMask).toHaveCount(0);
  await expect(demo).toBeVisible();
  expect(problems).toEqual([]);
});
