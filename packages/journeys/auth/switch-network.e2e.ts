import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { networks, openNetworks, siteChain } from '../site/networks.ts';
import { waitUntilDialogsAreLeft } from '../site/page-actions.ts';
import { beMemberWithTestWallet, expectAttached, giveTestWallet, logInWithTestWallet } from '../site/test-wallet.ts';

const network = (page: Page, name: string) => networks(page).getByRole('button', { name });

test('[LG-05] [SB-06] [T55] [WL-04] switches the network of a wallet that the page attaches again, in the dialog and in the sidebar, and adds one that the wallet does not know', async ({
  page,
}) => {
  const wallet = await beMemberWithTestWallet(page);
  await page.goto('/');
  await openNetworks(page);
  await expect(networks(page).getByRole('listitem')).toHaveText([/Ethereum/, /BNB/, /Polygon/, /XANAChain/]);
  await expect(network(page, 'Ethereum')).toHaveAttribute('aria-current', 'true');
  await test.step('a mainnet', async () => {
    await network(page, 'XANAChain').click();
    await expect(page.getByRole('dialog', { name: 'Your wallet' }).getByText('Selected network')).toBeVisible();
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x22b8');
    expect(await siteChain(page)).toBe('8888');
  });
  await test.step('a network that the wallet does not know', async () => {
    await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('button', { name: 'Switch network' }).click();
    wallet.failNext('wallet_switchEthereumChain', 'chainMissing');
    await network(page, 'Polygon').click();
    await expect(networks(page)).toHaveCount(0);
    const added = wallet.calls.find(({ method }) => method === 'wallet_addEthereumChain');
    expect(added?.params[0]).toMatchObject({ chainId: '0x89', chainName: 'Polygon' });
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x89');
    expect(await siteChain(page)).toBe('137');
  });
  await test.step('the sidebar, which returns when the wallet rejects', async () => {
    await page.keyboard.press('Escape');
    await waitUntilDialogsAreLeft(page);
    const sidebar = page.getByRole('combobox', { name: 'Network' });
    await sidebar.selectOption('XANAChain');
    await expect.poll(() => wallet.request({ method: 'eth_chainId' })).toBe('0x22b8');
    await waitUntilDialogsAreLeft(page);
    await expect(sidebar).toHaveValue('8888');
    wallet.failNext('wallet_switchEthereumChain', 'rejected');
    await sidebar.selectOption('Ethereum');
    await expect(network(page, 'Ethereum')).not.toHaveAttribute('aria-busy');
    await expect(networks(page).getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await waitUntilDialogsAreLeft(page);
    await expect(sidebar).toHaveValue('8888');
  });
  await test.step('the sidebar, with a wallet that waits: the network stays, also after a reload', async () => {
    const sidebar = page.getByRole('combobox', { name: 'Network' });
    const confirm = wallet.holdNext('wallet_switchEthereumChain');
    await sidebar.selectOption('Polygon');
    await expect(network(page, 'Polygon Confirm in your wallet')).toBeVisible();
    expect(await siteChain(page)).toBe('8888');
    await networks(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(network(page, 'Polygon POL')).toBeVisible();
    const before = wallet.calls.length;
    await page.reload();
    await expect(sidebar).toHaveValue('8888');
    await expectAttached(wallet, before);
    // The wallet switches late, and the site follows it.
    confirm();
    await expect(sidebar).toHaveValue('137');
  });
  // That of the login; a page that attaches the wallet asks nothing.
  expect(wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1);
});

test('[WL-04] switches by keyboard alone on a phone in Japanese', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wallet = await giveTestWallet(page);
  await logInWithTestWallet(page);
  await page.evaluate(() => localStorage.setItem('locale', 'ja'));
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^ウォレット/ })
    .press('Enter');
  await page.getByRole('button', { name: 'ネットワークを切り替える' }).press('Enter');
  const choice = page
    .getByRole('dialog', { name: 'ネットワークの切り替え' })
    .getByRole('button', { name: 'XANAChain' });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'ウォレット' }).getByText('XANAChain · 選択中')).toBeVisible();
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x22b8');
});

test('[WL-04] follows the network of the wallet, and shows a notice for an unsupported one', FULL, async ({ page }) => {
  const wallet = await giveTestWallet(page);
  await logInWithTestWallet(page);
  await openNetworks(page);
  await expect(networks(page).getByText('Your wallet may ask you to confirm.')).toBeVisible();
  await page.keyboard.press('Escape');
  await waitUntilDialogsAreLeft(page);
  wallet.changeChain(8888);
  await expect.poll(() => siteChain(page)).toBe('8888');
  wallet.changeChain(42_161);
  await expect(networks(page).getByText(/network 42161, which is not supported/)).toBeVisible();
  expect(await siteChain(page)).toBe('8888');
  await network(page, 'Ethereum').click();
  await expect(networks(page)).toHaveCount(0);
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x1');
});
