import { expect, type Page } from '@playwright/test';
import { giveBrowserWallet } from '@xana/test-kit/browser-wallet';
import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import { Wallet } from 'ethers';
import { answerBeforeLogin } from './answer-before-login.ts';
import { beMember } from './be-member.ts';
import { loginButton, loginDialog, waitUntilDialogsAreLeft, walletControl } from './page-actions.ts';
import { API_ORIGIN } from './test-topology.ts';

interface EventTarget {
  emitTestWalletEvent(event: string, value: unknown): void;
}

/**
 * Announces a wallet to the page whose account, chain and failures the test controls; its events reach the page. Its member has
 * answered the welcome and the terms.
 */
export async function giveTestWallet(
  page: Page,
  options?: Parameters<typeof createFakeWallet>[0],
): Promise<FakeWallet> {
  const { privateKey = Wallet.createRandom().privateKey } = options ?? {};
  await answerBeforeLogin(API_ORIGIN, privateKey);
  return announceTestWallet(page, { ...options, privateKey });
}

/** Gives the pages of `page` a wallet as `giveTestWallet` does, and the live session of its member, see `beMember`. */
export async function beMemberWithTestWallet(page: Page): Promise<FakeWallet> {
  const { privateKey } = Wallet.createRandom();
  const wallet = await announceTestWallet(page, { privateKey });
  // The site was permitted at the login.
  await wallet.request({ method: 'eth_requestAccounts' });
  await beMember(page, { privateKey, wallet: 'test' });
  return wallet;
}

/**
 * Waits until the page has found the wallet of `beMemberWithTestWallet` again, as after a reload.
 *
 * @param since the number of calls before that
 */
export const expectAttached = (wallet: FakeWallet, since = 0) =>
  expect.poll(() => wallet.calls.slice(since).some(({ method }) => method === 'eth_accounts')).toBe(true);

async function announceTestWallet(page: Page, options: Parameters<typeof createFakeWallet>[0]): Promise<FakeWallet> {
  const wallet = createFakeWallet(options);
  await giveBrowserWallet(page, wallet);
  for (const event of ['accountsChanged', 'chainChanged']) {
    wallet.on?.(event, (value) => {
      const emit = page.evaluate(
        ([name, data]) => (window as unknown as EventTarget).emitTestWalletEvent(String(name), data),
        [event, value],
      );
      // A page that is being reloaded gets no events.
      emit.catch(() => undefined);
    });
  }
  return wallet;
}

/** Logs in on the home page with the wallet of `giveTestWallet`. */
export async function logInWithTestWallet(page: Page): Promise<void> {
  await page.goto('/');
  await loginButton(page).click();
  await loginDialog(page)
    .getByRole('button', { name: /Test wallet/ })
    .click();
  await expect(walletControl(page)).toBeVisible();
  await waitUntilDialogsAreLeft(page);
}
