import { expect, test } from '@playwright/test';
import { refreshPage } from '@xana/release/switch-release';
import { settings, store } from '../releases/site-releases.ts';
import { newestCode, newMailAddress } from '../site/email-login.ts';
import { standInForMagic } from '../site/magic-service.ts';
import { collectProblems, loginDialog, logOut, walletControl } from '../site/page-actions.ts';

/** The SDK of Magic in the production build, with the policies of its real host, which a stand-in answers for. */
test.beforeAll(() => {
  const { config, ...others } = settings();
  const email = { kind: 'magic', publishableKey: 'pk_live_MADE0UP' } as const;
  refreshPage(store, { ...others, config: { ...config, login: { ...config.login, email } } });
});
test.afterAll(() => refreshPage(store, settings()));
test.beforeEach(({ context }) => standInForMagic(context));

test('[LG-01] [LG-06] logs in by email with the SDK of Magic, after a wrong code, and has its wallet after a reload', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const email = newMailAddress();
  const dialog = loginDialog(page);
  await page.goto('/?login');
  await dialog.getByRole('button', { name: 'Email', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = dialog.getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeFocused();
  const right = await newestCode(email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await expect(dialog.getByRole('alert').filter({ hasText: 'This code is not correct' })).toBeVisible();
  await code.fill(right);
  await expect(walletControl(page)).toBeVisible();
  const address = String(await walletControl(page).textContent());
  await page.reload();
  await expect(walletControl(page)).toHaveText(address);
  await logOut(page);
  expect(problems).toEqual([]);
});
