import { expect, type Page } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { answerBeforeLogin } from './answer-before-login.ts';
import { loginDialog } from './page-actions.ts';
import { API_ORIGIN, topology } from './test-topology.ts';

const WALLET_ORIGIN = local(topology.ports.walletRelay);

/** Opens the login dialog's view of WalletConnect. */
export async function chooseWalletConnect(page: Page): Promise<void> {
  await page.goto('/?login');
  await loginDialog(page)
    .getByRole('button', { name: /WalletConnect/ })
    .click();
}

/**
 * Opens the sandbox's wallet in a page of its own, with the link of the pairing. Its member has answered the welcome and the
 * terms.
 */
export async function openSandboxWallet(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await loginDialog(page).getByRole('link', { name: 'Open the test wallet' }).click();
  const wallet = await opened;
  const key = await wallet.waitForFunction(() => localStorage.getItem('xana-sandbox-wallet-key'));
  await answerBeforeLogin(API_ORIGIN, String(await key.jsonValue()));
  return wallet;
}

/** Approves the connection in the sandbox's wallet, and signs the message of the login. */
export async function approveAndSign(wallet: Page): Promise<void> {
  await wallet.getByRole('button', { name: 'Approve' }).click();
  await wallet.getByRole('button', { name: 'Sign', exact: true }).click();
}

/** Logs in with the sandbox's wallet, which stays open. */
export async function logInWithWalletConnect(page: Page): Promise<Page> {
  await chooseWalletConnect(page);
  const wallet = await openSandboxWallet(page);
  await approveAndSign(wallet);
  await expect(loginDialog(page)).toHaveCount(0);
  return wallet;
}

/** Disconnects all clients of the relay, and refuses connections for this time; 0 accepts them again. */
export async function interruptRelay(refuseForMs: number): Promise<void> {
  const { ok } = await fetch(`${WALLET_ORIGIN}/sandbox/interruption`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refuseForMs }),
  });
  expect(ok).toBe(true);
}
