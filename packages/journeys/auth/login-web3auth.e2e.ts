import { expect, type Page, test } from '@playwright/test';
import { refreshPage } from '@xana/release/switch-release';
import { settings, store } from '../releases/site-releases.ts';
import { FULL } from '../site/full.ts';
import { loginDialog, passTime } from '../site/page-actions.ts';
import { blockWindows } from '../site/social-login.ts';
import { SITE_ORIGIN } from '../site/test-topology.ts';
import { BRAND_PAGE, standInForWeb3auth } from '../site/web3auth-service.ts';

/** The SDK of Web3Auth in the production build, with the policies of its real hosts, which a stand-in answers for. */
const PROJECT = { kind: 'web3auth', clientId: 'a-made-up-project', network: 'sapphire_devnet' } as const;

const button = (page: Page, name: string) => loginDialog(page).getByRole('button', { name, exact: true });
const alert = (page: Page) => loginDialog(page).getByRole('alert');

test.beforeAll(() => {
  const { config, ...others } = settings();
  refreshPage(store, { ...others, config: { ...config, login: { ...config.login, social: PROJECT } } });
});
test.afterAll(() => refreshPage(store, settings()));
test.beforeEach(({ context }) => standInForWeb3auth(context));

/** Chooses Google in a browser that blocks windows, and leaves the page for the service. */
async function leavePage(page: Page): Promise<void> {
  await page.goto('/?login');
  await expect(loginDialog(page)).toBeVisible();
  await blockWindows(page);
  await button(page, 'Google').click();
  const open = button(page, 'Continue with Google');
  const leave = button(page, 'Log in in this tab');
  await expect(open.or(leave)).toBeVisible();
  // The SDK may have loaded for longer than a click allows to open a window.
  if (await open.isVisible()) await open.click();
  await leave.click();
  await expect(page).toHaveURL(BRAND_PAGE);
}

const returnWith = (page: Page, answer: object) =>
  page.goto(`/?login#b64Params=${Buffer.from(JSON.stringify(answer)).toString('base64url')}`);

test('[LG-11] [LG-17] leaves the page for Google in redirect mode, and asks Web3Auth to return to the login dialog', async ({
  page,
}) => {
  await leavePage(page);
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  expect(JSON.parse(Buffer.from(state, 'base64url').toString())).toMatchObject({
    uxMode: 'redirect',
    dapp_redirect_url: `${SITE_ORIGIN}/?login`,
    web3AuthClientId: PROJECT.clientId,
  });
});

test(
  '[LG-11] explains a login that Web3Auth ended with an error in the same tab, and opens its window at the next try',
  FULL,
  async ({ page }) => {
    await leavePage(page);
    await returnWith(page, { error: 'User cancelled the login' });
    await expect(alert(page)).toHaveText('The Google window was closed before the login was finished.');
    await expect(page).toHaveURL('/?login');
    const opened = page.waitForEvent('popup');
    await button(page, 'Try again').click();
    const popup = await opened;
    await expect(popup).toHaveURL(BRAND_PAGE);
    await popup.close();
    await expect(alert(page)).toHaveText('The Google window was closed before the login was finished.');
  },
);

test(
  '[LG-11] explains a session that Web3Auth does not confirm after the return, and stays a visitor',
  FULL,
  async ({ page }) => {
    await page.clock.install();
    await leavePage(page);
    await returnWith(page, { sessionId: 'ab'.repeat(32), accessToken: 'x', refreshToken: 'x', idToken: 'x' });
    await expect(loginDialog(page).getByText('Finishing the login with Google…')).toBeVisible();
    await passTime(page, 21_000);
    await expect(alert(page)).toHaveText(/^Google /);
    expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBeNull();
  },
);
