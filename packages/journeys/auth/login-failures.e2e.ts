import { expect, type Page, test } from '@playwright/test';
import { type WalletMood, wrapWallet } from '../site/failing-wallet.ts';
import { FULL } from '../site/full.ts';
import { loginDialog, walletControl } from '../site/page-actions.ts';

const HASH = 'made-up-by-the-app';
const ARRIVAL = `/app?login&builderLoginHash=${HASH}&deviceId=phone-7&type=build`;

const tryLogin = (page: Page) =>
  loginDialog(page)
    .getByRole('button', { name: /Demo wallet|Confirm in/ })
    .click();

/** A failed login leaves a visitor without the data of the app, and the next attempt does not send them. */
async function expectLoggedOut(page: Page) {
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(HASH);
  expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBeNull();
  await page.evaluate(() => localStorage.removeItem('journey-wallet'));
  const next = page.waitForRequest(
    (request) => request.url().endsWith('/auth/login-external-wallet') && request.method() === 'POST',
  );
  await tryLogin(page);
  const { builderLoginHash, type } = (await next).postDataJSON();
  expect([builderLoginHash, type]).toEqual([undefined, undefined]);
}

const WALLET_FAILURES: [Exclude<WalletMood, 'works' | 'rejects' | 'rejectsSignature'>, string][] = [
  ['isBusy', 'Demo wallet (sandbox) has an unfinished request. Please open the wallet and finish it first.'],
  ['isLocked', 'Demo wallet (sandbox) is locked, or shares no account with this site. Unlock it and try again.'],
  ['signsWithAnotherKey', 'The signature could not be verified. Please try again'],
];

for (const [mood, text] of WALLET_FAILURES) {
  test(`[LG-12] explains a login whose wallet ${mood}, and forgets the app`, FULL, async ({ page }) => {
    const wallet = await wrapWallet(page);
    await page.goto(ARRIVAL);
    await wallet(mood);
    await tryLogin(page);
    await expect(loginDialog(page).getByRole('alert')).toHaveText(text);
    if (mood === 'signsWithAnotherKey') await expect(page.getByText(text).nth(1)).toBeVisible();
    await expectLoggedOut(page);
  });
}

test('[LG-12] a dismissed signature can be asked for again, without a new connection', FULL, async ({ page }) => {
  const wallet = await wrapWallet(page);
  await page.goto('/?login');
  const again = loginDialog(page).getByRole('button', { name: 'Sign again' });
  await expect(loginDialog(page).getByRole('button', { name: /Demo wallet/ })).toBeVisible();
  await expect(again).toHaveCount(0);
  await wallet('rejectsSignature');
  await tryLogin(page);
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'You did not sign the message. You can try again at any time.',
  );
  await again.click();
  await expect(again).toBeVisible();
  await wallet('works');
  await again.click();
  await expect(walletControl(page)).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
});
