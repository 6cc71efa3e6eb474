import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { FULL, fullUnless } from '../site/full.ts';
import { networks, openNetworks } from '../site/networks.ts';
import { collectProblems, loginButton, loginDialog, passTime, walletControl } from '../site/page-actions.ts';
import { type Brand, blockWindows, enterIdentity, newEmail, openSocialWindow } from '../site/social-login.ts';
import { topology } from '../site/test-topology.ts';

const IDENTITY = local(topology.ports.identity);
const BRANDS: readonly Brand[] = ['Google', 'Apple'];

const openDialog = async (page: Page) => {
  await page.goto('/?login');
  await expect(loginDialog(page)).toBeVisible();
};
const expectMember = async (page: Page) => {
  await expect(walletControl(page)).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
};
const storedUser = (page: Page) =>
  page.evaluate(() => ({
    walletType: localStorage.getItem('walletType'),
    address: JSON.parse(localStorage.getItem('user') ?? '{}').userWallet.address as string,
  }));

/** The lifetime of a cookie that the login has set just now. */
async function secondsLeft(context: BrowserContext, name: RegExp): Promise<number> {
  const cookie = (await context.cookies()).find((each) => name.test(each.name));
  return Number(cookie?.expires) - Date.now() / 1_000;
}

for (const brand of BRANDS) {
  test(
    `[LG-01] [LG-06] [LG-07] [LG-16] [LG-17] logs in with ${brand}, sends is_web3_auth, email and ID token, keeps session and wallet for 604800 s, and explains a wallet that has expired`,
    fullUnless(brand === 'Google'),
    async ({ page, context }) => {
      const problems = collectProblems(page);
      const email = newEmail('mia');
      const sent = page.waitForRequest(
        (request) => /login-external-wallet$/.test(request.url()) && request.method() === 'POST',
      );
      await openDialog(page);
      const popup = await openSocialWindow(page, brand);
      await expect(popup.getByText('Sandbox: identity is not verified')).toBeVisible();
      await expect(loginDialog(page).getByText(`Continue in the ${brand} window`)).toBeVisible();
      const closed = popup.waitForEvent('close');
      await enterIdentity(popup, { email, name: 'Mia Test' });
      await closed;
      await expectMember(page);
      const body = (await sent).postDataJSON();
      expect(body).toMatchObject({ is_web3_auth: 1, email });
      const claims = JSON.parse(Buffer.from(body.idToken.split('.')[1], 'base64url').toString());
      expect(claims).toMatchObject({ sub: `${brand.toLowerCase()}|${email}`, wallets: [{ address: body.address }] });
      expect(await storedUser(page)).toEqual({ walletType: 'web3Auth', address: body.address.toLowerCase() });
      await test.step('session and wallet end after seven days', async () => {
        for (const name of [/refresh/, /wallet/]) {
          expect(await secondsLeft(context, name)).toBeGreaterThan(604_800 - 60);
          expect(await secondsLeft(context, name)).toBeLessThanOrEqual(604_801);
        }
        // As the browser does when a cookie expires.
        await context.clearCookies({ name: /wallet/ });
        await page.reload();
        await openNetworks(page);
        await networks(page).getByRole('button', { name: 'XANAChain' }).click();
        await expect(networks(page).getByRole('alert')).toHaveText(/^The connection to your wallet has ended\./);
        await context.clearCookies({ name: /refresh/ });
        await page.reload();
        await expect(loginButton(page)).toBeVisible();
      });
      expect(problems).toEqual([]);
    },
  );
}

test(
  '[LG-01] logs in as one of the offered people, with the same wallet in another browser',
  FULL,
  async ({ browser }) => {
    const addresses = [];
    for (let round = 0; round < 2; round += 1) {
      const context = await browser.newContext({ locale: 'en-GB' });
      const page = await context.newPage();
      await openDialog(page);
      const popup = await openSocialWindow(page, 'Google');
      await popup.getByRole('button', { name: 'Continue as Ren Sato' }).click();
      await expectMember(page);
      addresses.push((await storedUser(page)).address);
      await context.close();
    }
    expect(addresses[0]).toBe(addresses[1]);
  },
);

for (const brand of BRANDS) {
  test(
    `[LG-11] explains a closed window of ${brand} and a cancelled login, and opens the window again`,
    FULL,
    async ({ page }) => {
      await openDialog(page);
      const popup = await openSocialWindow(page, brand);
      await popup.close();
      const alert = loginDialog(page).getByRole('alert');
      await expect(alert).toHaveText(`The ${brand} window was closed before the login was finished.`);
      const opened = page.waitForEvent('popup');
      await loginDialog(page).getByRole('button', { name: 'Try again' }).click();
      await (await opened).getByRole('button', { name: 'Cancel' }).click();
      await expect(alert).toHaveText(`The ${brand} window was closed before the login was finished.`);
      const third = page.waitForEvent('popup');
      await loginDialog(page).getByRole('button', { name: 'Try again' }).click();
      await enterIdentity(await third, { email: newEmail('leo') });
      await expectMember(page);
    },
  );

  test(
    `[LG-11] shows a notice for a blocked window of ${brand}, whose button opens it`,
    fullUnless(brand === 'Google'),
    async ({ page }) => {
      await openDialog(page);
      await page.evaluate(() => {
        const { open } = window;
        // The first window is blocked, as by a browser that asks the user first.
        window.open = () => {
          window.open = open;
          return null;
        };
      });
      await loginDialog(page).getByRole('button', { name: brand, exact: true }).click();
      const notice = loginDialog(page).getByRole('alert');
      await expect(notice).toContainText(`Your browser blocked the ${brand} window`);
      const button = loginDialog(page).getByRole('button', { name: 'Open the window' });
      await expect(button).toBeFocused();
      const opened = page.waitForEvent('popup');
      await page.keyboard.press('Enter');
      await enterIdentity(await opened, { email: newEmail('aya') });
      await expectMember(page);
    },
  );

  test(`[LG-11] logs in with ${brand} in the same tab when every window is blocked`, FULL, async ({ page }) => {
    const email = newEmail('kai');
    await openDialog(page);
    await blockWindows(page);
    await loginDialog(page).getByRole('button', { name: brand, exact: true }).click();
    await loginDialog(page).getByRole('button', { name: 'Log in in this tab' }).click();
    await expect(page.getByRole('heading', { name: `Log in with ${brand}` })).toBeVisible();
    await enterIdentity(page, { email });
    await expectMember(page);
    await expect(page).toHaveURL('/');
    expect((await storedUser(page)).walletType).toBe('web3Auth');
  });

  test(
    `[LG-11] explains a login with ${brand} that was cancelled in the same tab, and forgets it after Back`,
    FULL,
    async ({ page }) => {
      const method = loginDialog(page).getByRole('button', { name: brand, exact: true });
      const leavePage = async () => {
        await blockWindows(page);
        await method.click();
        await loginDialog(page).getByRole('button', { name: 'Log in in this tab' }).click();
        await expect(page.getByRole('heading', { name: `Log in with ${brand}` })).toBeVisible();
      };
      await openDialog(page);
      await leavePage();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(loginDialog(page).getByRole('alert')).toHaveText(
        `The ${brand} window was closed before the login was finished.`,
      );
      // The address has the error in its fragment; the same address without it would not load the page again.
      await page.goto('/explore');
      await openDialog(page);
      await leavePage();
      await page.goBack();
      const after = new RegExp(`^(${brand}|Other ways to log in)$`);
      await expect(loginDialog(page).getByRole('button', { name: after })).toBeEnabled();
    },
  );

  test(
    `[LG-11] cancels a login with ${brand} and closes its window, and ends one that takes longer than five minutes`,
    FULL,
    async ({ page }) => {
      await page.clock.install();
      await openDialog(page);
      const popup = await openSocialWindow(page, brand);
      const closed = popup.waitForEvent('close');
      await loginDialog(page).getByRole('button', { name: 'Cancel' }).click();
      await closed;
      await expect(loginDialog(page).getByRole('alert')).toHaveCount(0);
      const opened = page.waitForEvent('popup');
      await loginDialog(page)
        .getByRole('button', { name: `Continue with ${brand}` })
        .click();
      await expect((await opened).getByRole('heading', { name: `Log in with ${brand}` })).toBeVisible();
      await passTime(page, 301_000);
      await expect(loginDialog(page).getByRole('alert')).toHaveText(
        `${brand} did not answer in time. Please try again.`,
      );
      await expect.poll(() => page.context().pages().length).toBe(1);
    },
  );
}

test('[LG-01] offers a retry when the login service cannot be reached', FULL, async ({ page }) => {
  await page.route(`${IDENTITY}/**`, (route) => route.abort());
  await openDialog(page);
  await loginDialog(page).getByRole('button', { name: 'Google', exact: true }).click();
  await expect(loginDialog(page).getByRole('alert')).toHaveText(
    'Google cannot be reached. Check your connection and try again.',
  );
  await page.unroute(`${IDENTITY}/**`);
  const opened = page.waitForEvent('popup');
  await loginDialog(page).getByRole('button', { name: 'Try again' }).click();
  await enterIdentity(await opened, { email: newEmail('noa') });
  await expectMember(page);
});
