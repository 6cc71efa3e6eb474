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
} from '../site/account-dialog.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, logIn, loginButton, loginDialog, walletControl } from '../site/page-actions.ts';
import { skipAfterLogin } from '../site/skip-after-login.ts';

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
    await expect(loginDialog(two.page).getByRole('button', { name: /Demo wallet/ })).toBeVisible();
    await loginDialog(two.page)
      .getByRole('button', { name: /Demo wallet/ })
      .click();
    await expect(walletControl(two.page)).toBeVisible();
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

  await walletControl(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await question(page).getByRole('button', { name: 'Disconnect' }).click();
  await loginButton(page).click();
  await loginDialog(page).getByRole('button', { name: 'Log in with Second wallet' }).click();
  await expect(walletControl(page)).toBeVisible();
  expect(await memberId(page)).toBe(id);
  await openAccount(page);
  await methods(page)
    .getByRole('button', { name: `Remove ${METHOD_OF_CALLS}` })
    .click();
  await question(page).getByRole('button', { name: 'Remove' }).click();
  await expect(methods(page).getByRole('listitem')).toHaveCount(1);
  await context.close();
});

test('refuses a wallet that has an account of its own', FULL, async ({ browser }) => {
  const wallet = Wallet.createRandom();
  const other = await openBrowser(browser, wallet.privateKey);
  await logIn(other.page);
  const { page, context } = await openBrowser(browser, Wallet.createRandom().privateKey);
  await announceSecondWallet(page, wallet);
  await page.goto('/');
  await logIn(page);
  await openAccount(page);
  await methods(page).getByRole('button', { name: 'Add a login method' }).click();
  await page.getByRole('button', { name: 'Add Second wallet' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'has an account of its own' })).toBeVisible();
  await context.close();
  await other.context.close();
});

test('works by keyboard on a phone in Japanese', FULL, async ({ browser }) => {
  const { page, context } = await openBrowser(browser, Wallet.createRandom().privateKey, {
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
  });
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  const demo = page.getByRole('dialog').getByRole('button', { name: /デモウォレット/ });
  await expect(demo).toBeVisible();
  await skipAfterLogin(page);
  await demo.click();
  await page.getByRole('banner').getByRole('button', { name: /0x/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'ログインとセキュリティ' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ログインとセキュリティ' });
  await expect(dialog.getByRole('region', { name: 'ログイン中の端末' })).toContainText('LinuxのChrome');
  const add = dialog.getByRole('button', { name: 'ログイン方法を追加' });
  await expect(add).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    if (await add.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(add).toBeFocused();
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: scroll, clientWidth: client } = document.documentElement;
    return { scrollWidth: scroll, clientWidth: client };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'ログイン方法を追加' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});
