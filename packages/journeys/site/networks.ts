import { expect, type Page } from '@playwright/test';
import { walletControl } from './page-actions.ts';

/** The dialog in which a member switches the network. */
export const networks = (page: Page) => page.getByRole('dialog', { name: 'Switch network' });

/** The id of the chain that the site has selected; null for the default. */
export const siteChain = (page: Page) => page.evaluate(() => localStorage.getItem('chainId'));

export async function openNetworks(page: Page): Promise<void> {
  await walletControl(page).click();
  await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('button', { name: 'Switch network' }).click();
  await expect(networks(page)).toBeVisible();
}
