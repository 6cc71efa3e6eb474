import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { loginDialog, passTime, walletControl } from '../site/page-actions.ts';
import { giveTestWallet } from '../site/test-wallet.ts';

const testWallet = (page: Page) => loginDialog(page).getByRole('button', { name: /Test wallet/ });
const alert = (page: Page) => loginDialog(page).getByRole('alert');

test('[LG-04] asks for a dismissed signature again without a new connection', FULL, async ({ page }) => {
  const wallet = await giveTestWallet(page);
  wallet.failNext('personal_sign', 'rejected');
  await page.goto('/?login');
  await testWallet(page).click();
  await expect(alert(page)).toHaveText('You did not sign the message. You can try again at any time.');
  const connections = wallet.calls.filter(({ method }) => method === 'eth_requestAccounts').length;
  await loginDialog(page).getByRole('button', { name: 'Sign again' }).click();
  await expect(walletControl(page)).toBeVisible();
  expect(wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(connections);
});

for (const method of ['eth_requestAccounts', 'personal_sign']) {
  test(`[LG-04] ends a login whose wallet does not answer ${method} within five minutes`, FULL, async ({ page }) => {
    await page.clock.install();
    const wallet = await giveTestWallet(page);
    const answer = wallet.holdNext(method);
    await page.goto('/?login');
    await testWallet(page).click();
    await expect(testWallet(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => wallet.calls.some((call) => call.method === method)).toBe(true);
    await passTime(page, 301_000);
    await expect(alert(page)).toHaveText('Test wallet did not answer in time. Please try again.');
    // The login does not continue with the late answer.
    answer();
    await testWallet(page).click();
    await expect(walletControl(page)).toBeVisible();
    expect(wallet.calls.filter((call) => call.method === 'personal_sign').length).toBe(
      method === 'personal_sign' ? 2 : 1,
    );
  });
}
