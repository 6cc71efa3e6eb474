import { expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { formatEther } from 'ethers';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { logIn, loginButton, waitUntilDialogsAreLeft, walletControl } from '../site/page-actions.ts';
import { topology } from '../site/test-topology.ts';
import { beMemberWithTestWallet, expectAttached, giveTestWallet, logInWithTestWallet } from '../site/test-wallet.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your wallet' });
const balances = (page: Page) => dialog(page).getByRole('region', { name: 'Balances' });
const CHAIN = local(topology.ports.chain);

async function askChain(method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(CHAIN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return ((await response.json()) as { result: unknown }).result;
}

const setBalance = (address: string, wei: bigint) => askChain('anvil_setBalance', [address, `0x${wei.toString(16)}`]);

test('[HD-12] [WL-01] [WL-02] [WL-07] [WL-08] [WL-09] shows address, explorer and balances of a member, and opens their profile', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { address } = await beMember(page);
  await setBalance(address, 1_234_567_890_123_456_789_000n);
  await page.goto('/');
  await expect(walletControl(page)).toHaveText(/0x[0-9a-fA-F]{2}…[0-9a-fA-F]{4}$/);
  await walletControl(page).click();
  const shown = dialog(page).locator('code:visible');
  const explorer = dialog(page).getByRole('link', { name: /explorer/ });
  await expect(shown).toHaveText(address);
  await expect(explorer).toHaveAttribute('href', `https://etherscan.io/address/${address}`);
  await test.step('the balance of the chain has four decimals, and is read again on request', async () => {
    await expect(balances(page)).toContainText('1,234.5678 XETA');
    const wei = BigInt(String(await askChain('eth_getBalance', [address, 'latest'])));
    expect(formatEther(wei)).toBe('1234.567890123456789');
    // The sandbox has no node of Ethereum.
    await expect(balances(page).getByText('Balance unavailable')).toBeVisible();
    await setBalance(address, 0n);
    await balances(page).getByRole('button', { name: 'Refresh the balances' }).click();
    await expect(balances(page)).toContainText('0 XETA');
  });
  await test.step('a phone shows six characters of each end, and copies all of the address', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(shown).toHaveText(`${address.slice(0, 6)}…${address.slice(-6)}`);
    await dialog(page).getByRole('button', { name: 'Copy address' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.setViewportSize({ width: 1366, height: 900 });
  });
  await test.step('the explorer is that of the chosen chain, and the checksum is there after a reload', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Network' }).selectOption('56');
    await expect(page.getByRole('combobox', { name: 'Network' })).toHaveValue('56');
    await waitUntilDialogsAreLeft(page);
    await page.reload();
    await walletControl(page).click();
    await expect(shown).toHaveText(address);
    await expect(explorer).toHaveAttribute('href', `https://bscscan.com/address/${address}`);
  });
  await dialog(page).getByRole('link', { name: 'View your profile' }).click();
  await expect(page).toHaveURL(/\/profile\?user=\d+/);
});

test('lists the recent transfers of the account', FULL, async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  const address = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').userWallet.address);
  const [rich] = (await askChain('eth_accounts', [])) as string[];
  await askChain('eth_sendTransaction', [{ from: rich, to: address, value: '0xde0b6b3a7640000' }]);
  await walletControl(page).click();
  await expect(balances(page)).toContainText('26 XETA');
  await dialog(page).getByRole('button', { name: 'Recent XETA transfers' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Received from' })).toContainText('+1 XETA');
});

test('[T89] logs out and explains when the account changes in the wallet', async ({ page }) => {
  const wallet = await beMemberWithTestWallet(page);
  await page.goto('/feed?for=user');
  await expectAttached(wallet);
  wallet.changeAccount();
  const reason = page.getByRole('alertdialog', { name: 'You were logged out' });
  await expect(reason).toContainText('You switched the account in your wallet');
  await expect(loginButton(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await reason.getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('logs out and explains when the wallet revokes the permission of the site', FULL, async ({ page }) => {
  const wallet = await giveTestWallet(page);
  await logInWithTestWallet(page);
  wallet.disconnect();
  await expect(page.getByRole('alertdialog', { name: 'You were logged out' })).toContainText('was disconnected');
});

test('[WL-01] [WL-07] fits a phone and works by keyboard alone', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wallet = await giveTestWallet(page);
  await logInWithTestWallet(page);
  await walletControl(page).press('Enter');
  const short = `${wallet.address().slice(0, 6)}…${wallet.address().slice(-6)}`;
  await expect(dialog(page).getByText(short)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const reached = new Set<string>();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel || ''),
    );
  }
  for (const name of ['View your profile', 'Switch network', 'Recent XETA transfers', 'Disconnect'])
    expect([...reached]).toContain(name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(walletControl(page)).toBeFocused();
});

test('[T89] logs out and explains when the account changed during a reload', FULL, async ({ page }) => {
  const wallet = await giveTestWallet(page);
  await logInWithTestWallet(page);
  await page.goto('about:blank');
  wallet.changeAccount();
  await page.goto('/');
  await expect(page.getByRole('alertdialog', { name: 'You were logged out' })).toContainText(
    'You switched the account',
  );
  await expect(loginButton(page)).toBeVisible();
});
