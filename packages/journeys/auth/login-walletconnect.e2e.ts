import { expect, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { networks, openNetworks, siteChain } from '../site/networks.ts';
import {
  collectProblems,
  loginButton,
  loginDialog,
  logOut,
  waitUntilDialogsAreLeft,
  walletControl,
} from '../site/page-actions.ts';
import {
  approveAndSign,
  chooseWalletConnect,
  interruptRelay,
  logInWithWalletConnect,
  openSandboxWallet,
} from '../site/sandbox-wallet.ts';

const MINUTE_MS = 60_000;
const SWITCH_MANUALLY = 'Something went wrong while switching chain. Please switch it manually from your wallet.';

test.afterEach(() => interruptRelay(0));

test('[LG-01] [LG-10] [LG-16] [LG-17] [WL-05] disconnects a wallet on another chain, logs in through WalletConnect with one on the same, asks to switch to Ethereum there, and logs out of both', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.addInitScript(() => localStorage.setItem('chainId', localStorage.getItem('chainId') ?? '8888'));
  const first = await test.step('a wallet on another chain', async () => {
    await chooseWalletConnect(page);
    const wallet = await openSandboxWallet(page);
    const reloaded = page.waitForEvent('framenavigated');
    await wallet.getByRole('button', { name: 'Approve' }).click();
    await reloaded;
    await expect(page.getByText('Make Sure the chain in wallet is same as per current chain').first()).toBeVisible();
    await expect(wallet.getByText('Connected to XANA')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBeNull();
    await wallet.getByLabel('Network').selectOption('8888');
    return wallet;
  });
  const sent = page.waitForRequest(
    (request) => /login-external-wallet$/.test(request.url()) && request.method() === 'POST',
  );
  const wallet = await logInWithWalletConnect(page);
  await first.close();
  await expect(walletControl(page)).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ is_web3_auth: 0 });
  expect(await page.evaluate(() => localStorage.getItem('walletType'))).toBe('walletconnect');
  const address = String(await wallet.locator('#address').textContent());
  await expect(walletControl(page)).toHaveText(new RegExp(`${address.slice(0, 4)}…${address.slice(-4)}$`, 'i'));
  await expect(wallet.getByText('Connected to XANA')).toBeVisible();
  await test.step('an app that does not support the request', async () => {
    await openNetworks(page);
    await networks(page).getByRole('button', { name: 'Ethereum' }).click();
    await wallet.getByRole('button', { name: 'Not supported' }).click();
    await expect(networks(page).getByRole('alert')).toHaveText(SWITCH_MANUALLY);
    await expect(networks(page).getByRole('button', { name: 'XANAChain' })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await waitUntilDialogsAreLeft(page);
    await page.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum');
    await wallet.getByRole('button', { name: 'Not supported' }).click();
    await expect(networks(page).getByRole('alert')).toHaveText(SWITCH_MANUALLY);
    expect(await siteChain(page)).toBe('8888');
    await page.keyboard.press('Escape');
    await waitUntilDialogsAreLeft(page);
  });
  await logOut(page);
  await expect(wallet.getByText('Connected to XANA')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test(
  'shows a rejected connection, and asks for a rejected signature again without a new connection',
  FULL,
  async ({ page }) => {
    await chooseWalletConnect(page);
    const wallet = await openSandboxWallet(page);
    await wallet.getByRole('button', { name: 'Reject' }).click();
    await expect(loginDialog(page).getByRole('alert')).toHaveText(/You can try again at any time/);
    await loginDialog(page).getByRole('button', { name: 'Try again' }).click();
    const second = await openSandboxWallet(page);
    await second.getByRole('button', { name: 'Approve' }).click();
    await expect(loginDialog(page).getByText('Confirm in your wallet')).toBeVisible();
    await second.getByRole('button', { name: 'Reject' }).click();
    await loginDialog(page).getByRole('button', { name: 'Sign again' }).click();
    await second.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(walletControl(page)).toBeVisible();
  },
);

test('offers a new code when the pairing has expired', FULL, async ({ page }) => {
  await page.clock.install();
  await chooseWalletConnect(page);
  const timer = loginDialog(page).getByRole('timer');
  await expect(timer).toHaveText(/Valid for [45]:/);
  await page.clock.fastForward(5 * MINUTE_MS + 1_000);
  await expect(loginDialog(page).getByRole('alert')).toHaveText('This code has expired.');
  await loginDialog(page).getByRole('button', { name: 'Get a new code' }).click();
  await expect(timer).toHaveText(/Valid for [45]:/);
  await approveAndSign(await openSandboxWallet(page));
  await expect(walletControl(page)).toBeVisible();
});

test('reports an unreachable relay, and logs in when it is back', FULL, async ({ page }) => {
  await interruptRelay(5 * MINUTE_MS);
  await chooseWalletConnect(page);
  await expect(loginDialog(page).getByRole('alert')).toHaveText(/WalletConnect cannot be reached/);
  await interruptRelay(0);
  await loginDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(loginDialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  await interruptRelay(3_000);
  await expect(loginDialog(page).getByText(/Reconnecting/)).toBeVisible();
  await expect(loginDialog(page).getByText(/Reconnecting/)).toHaveCount(0);
  await approveAndSign(await openSandboxWallet(page));
  await expect(walletControl(page)).toBeVisible();
});

test('[T84] goes back with the keyboard, and a later approval of the old code does nothing', async ({ page }) => {
  await page.goto('/?login');
  const method = loginDialog(page).getByRole('button', { name: /WalletConnect/ });
  await method.focus();
  await page.keyboard.press('Enter');
  await expect(loginDialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  const wallet = await openSandboxWallet(page);
  await expect(wallet.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.bringToFront();
  await loginDialog(page).getByRole('button', { name: 'Other ways to log in' }).focus();
  await page.keyboard.press('Enter');
  await expect(method).toBeVisible();
  await wallet.getByRole('button', { name: 'Approve' }).click();
  await expect(loginButton(page)).toHaveCount(1);
  await expect(walletControl(page)).toHaveCount(0);
});

test('shows wallet apps as links on a phone, and the code for another device on demand', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseWalletConnect(page);
  const apps = loginDialog(page).getByRole('list', { name: 'Wallet apps' });
  const uri = String(await apps.getByRole('link', { name: 'Other wallet' }).getAttribute('href'));
  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/);
  await expect(apps.getByRole('link', { name: 'MetaMask' })).toHaveAttribute(
    'href',
    `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`,
  );
  await expect(apps.getByRole('link', { name: 'imToken' })).toHaveAttribute('href', /^imtokenv2:\/\/wc\?uri=wc%3A/);
  await expect(loginDialog(page).getByRole('img', { name: /QR code/ })).toBeHidden();
  await loginDialog(page).getByText('Show a code for another device').click();
  await expect(loginDialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
});

test(
  'restores the wallet after a reload, and logs out with a reason when the wallet disconnects',
  FULL,
  async ({ page }) => {
    const wallet = await logInWithWalletConnect(page);
    const relay = page.waitForEvent('websocket', {
      predicate: (socket) => socket.url().includes('auth='),
      timeout: 60_000,
    });
    await page.reload();
    await expect(walletControl(page)).toBeVisible();
    await relay;
    await wallet.getByRole('button', { name: 'Disconnect' }).click();
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(/disconnect/i);
  },
);

test('starts over after a reload while the wallet is asked for the signature', FULL, async ({ page }) => {
  await chooseWalletConnect(page);
  const first = await openSandboxWallet(page);
  await first.getByRole('button', { name: 'Approve' }).click();
  await expect(first.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await chooseWalletConnect(page);
  // The wallet is told that the connection of the interrupted login has ended.
  await expect(first.getByText('Connected to XANA')).toHaveCount(0);
  await first.close();
  await approveAndSign(await openSandboxWallet(page));
  await expect(walletControl(page)).toBeVisible();
});

test(
  'explains a signature that the wallet did not give within five minutes, and connects again',
  FULL,
  async ({ page }) => {
    await page.clock.install();
    await chooseWalletConnect(page);
    const wallet = await openSandboxWallet(page);
    await wallet.getByRole('button', { name: 'Approve' }).click();
    // The time starts with the request, which is in the wallet by now.
    await expect(wallet.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
    await page.clock.fastForward(5 * MINUTE_MS + 1_000);
    await expect(loginDialog(page).getByRole('alert')).toHaveText(
      'WalletConnect did not answer in time. Please try again.',
    );
    await expect(wallet.getByText('Connected to XANA')).toHaveCount(0);
    await wallet.close();
    await loginDialog(page).getByRole('button', { name: 'Try again' }).click();
    await approveAndSign(await openSandboxWallet(page));
    await expect(walletControl(page)).toBeVisible();
  },
);

test(
  'a second tab uses the connection of the first, and both end when the wallet disconnects',
  FULL,
  async ({ page, context }) => {
    const wallet = await logInWithWalletConnect(page);
    const other = await context.newPage();
    await other.goto('/');
    await openNetworks(other);
    await networks(other).getByRole('button', { name: 'XANAChain' }).click();
    await wallet.bringToFront();
    await wallet.getByRole('button', { name: 'Switch', exact: true }).click();
    await expect(networks(other)).toHaveCount(0);
    for (const tab of [page, other]) await expect(tab.getByRole('combobox', { name: 'Network' })).toHaveValue('8888');
    await wallet.getByRole('button', { name: 'Disconnect' }).click();
    for (const tab of [page, other]) await expect(loginButton(tab)).toBeVisible();
  },
);
