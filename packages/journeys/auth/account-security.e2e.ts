import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type HDNodeWallet, Wallet } from 'ethers';
import {
  account,
  METHOD_OF_CALLS,
  memberId,
  methods,
  openAccount,
  openBrowser,
  openMember,
  question,
  removeMethod,
} from '../site/account-dialog.ts';
import { FULL } from '../site/full.ts';
import {
  collectProblems,
  confirmFirstLogin,
  loginButton,
  loginDialog,
  logOut,
  walletControl,
} from '../site/page-actions.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Security notice' });
const sessions = (page: Page) => account(page).getByRole('region', { name: 'Where you are logged in' });

/** A second wallet in the browser, which signs what it is asked without a question. */
async function announceSecondWallet(page: Page, wallet: Wallet | HDNodeWallet): Promise<void> {
  await page.exposeFunction('signWithSecondWallet', (hex: string) =>
    wallet.signMessage(Buffer.from(hex.slice(2), 'hex')),
  );
  await page.addInitScript((address) => {
    const answers: Record<string, (params: string[]) => unknown> = {
      eth_requestAccounts: () => [address],
      eth_accounts: () => [address],
      eth_chainId: () => '0x22b8',
      personal_sign: ([text]) =>
        (window as unknown as { signWithSecondWallet(hex: string): Promise<string> }).signWithSecondWallet(text ?? ''),
    };
    const provider = {
      request: async ({ method, params = [] }: { method: string; params?: string[] }) => answers[method]?.(params),
      on: () => undefined,
      removeListener: () => undefined,
    };
    const info = { uuid: '7c8f9a10-0000-4000-8000-00000000beef', name: 'Second wallet', icon: '', rdns: 'test.second' };
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  }, wallet.address);
}

test.describe('two browsers of one member', () => {
  let first: Page;
  let second: Page;
  let contexts: BrowserContext[];

  test.beforeEach(async ({ browser }) => {
    const one = await openMember(browser);
    const two = await openBrowser(browser, one.member.privateKey);
    await loginButton(two.page).click();
    await confirmFirstLogin(two.page);
    [first, second, contexts] = [one.page, two.page, [one.context, two.context]];
  });
  test.afterEach(() => Promise.all(contexts.map((context) => context.close())));

  test('tells the first browser about the login in the second, once', FULL, async () => {
    await first.reload();
    await expect(notice(first)).toContainText(
      /New login: Chrome on Linux, with Demo wallet \(sandbox\), .+ Was it you\?/,
    );
    await expect(notice(second)).toHaveCount(0);
    await notice(first).getByRole('button', { name: 'Yes, it was me' }).click();
    await expect(notice(first)).toHaveCount(0);
    await first.reload();
    await expect(walletControl(first)).toBeVisible();
    await first.waitForLoadState('networkidle');
    await expect(notice(first)).toHaveCount(0);
  });

  test('logs out an unknown device from the notice; that device shows why', async () => {
    const problems = collectProblems(first);
    await first.reload();
    await notice(first).getByRole('button', { name: 'No, review' }).click();
    const unknown = sessions(first).getByRole('listitem').filter({ hasText: 'Not recognized' });
    await expect(unknown).toHaveCount(1);
    await unknown.getByRole('button', { name: /^Log out/ }).click();
    await expect(question(first)).toContainText('cannot be undone');
    await question(first).getByRole('button', { name: 'Log out' }).click();
    await expect(sessions(first).getByRole('listitem')).toHaveCount(1);
    await expect(sessions(first)).toContainText('You are logged in on this device only.');
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(loginButton(second)).toBeVisible();
    await expect(second.getByRole('region', { name: 'You were logged out' })).toContainText('from another device');
    expect(problems).toEqual([]);
  });

  test('ends all other sessions and keeps this one', FULL, async () => {
    await openAccount(second);
    await expect(sessions(second).getByRole('listitem')).toHaveCount(2);
    await expect(sessions(second).getByRole('listitem').first()).toContainText('This device');
    await sessions(second).getByRole('button', { name: 'Log out all other devices' }).click();
    await question(second).getByRole('button', { name: 'Cancel' }).click();
    await expect(sessions(second).getByRole('listitem')).toHaveCount(2);
    await sessions(second).getByRole('button', { name: 'Log out all other devices' }).click();
    await question(second).getByRole('button', { name: 'Log out' }).click();
    await expect(sessions(second).getByRole('listitem')).toHaveCount(1);
    await first.reload();
    await expect(loginButton(first)).toBeVisible();
    await second.reload();
    await expect(walletControl(second)).toBeVisible();
  });
});

test('adds a second wallet, logs in with it to the same account, and removes the first', async ({ browser }) => {
  const wallet = Wallet.createRandom();
  const { page, context } = await openMember(browser);
  await announceSecondWallet(page, wallet);
  await page.reload();
  await expect(walletControl(page)).toBeVisible();
  const id = await memberId(page);
  await openAccount(page);
  await expect(methods(page).getByRole('listitem')).toHaveCount(1);
  // The last method cannot be removed.
  await expect(methods(page).getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await methods(page).getByRole('button', { name: 'Add a login method' }).click();
  await page.getByRole('button', { name: 'Add Second wallet' }).click();
  await expect(methods(page).getByRole('listitem')).toHaveCount(2);
  await expect(methods(page).getByRole('listitem').last()).toContainText('Second wallet');
  // The method of this session cannot be removed.
  await expect(methods(page).getByRole('button', { name: `Remove ${METHOD_OF_CALLS}` })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(account(page)).toHaveCount(0);

  await logOut(page);
  await loginButton(page).click();
  await loginDialog(page).getByRole('button', { name: 'Log in with Second wallet' }).click();
  await expect(walletControl(page)).toBeVisible();
  expect(await memberId(page)).toBe(id);
  await openAccount(page);
  await removeMethod(page, METHOD_OF_CALLS);
  await expect(methods(page).getByRole('listitem')).toHaveCount(1);
  await context.close();
});
