import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import {
  confirmLogin,
  demoWallet,
  giveDemoKey,
  logIn,
  loginButton,
  loginDialog,
  logOut,
} from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const HASH = 'made-up-by-the-app';
const ARRIVAL = `/app?login&builderLoginHash=${HASH}&deviceId=phone-7&type=build`;
const LOGIN_CALL = '**/auth/login-external-wallet';

/** The hand-off fields of the next login request of this page. */
async function sentByLogin(page: Page, login: () => Promise<void>) {
  const request = page.waitForRequest(
    (each) => each.url().endsWith('/auth/login-external-wallet') && each.method() === 'POST',
  );
  await login();
  const { builderLoginHash, deviceId, type } = (await request).postDataJSON();
  return { builderLoginHash, deviceId, type };
}

const NOTHING = { builderLoginHash: undefined, deviceId: 'xana-web', type: undefined };

/** All values in the page's local and session storage. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The login dialog opens on arrival: close it and log in later. */
async function closeDialog(page: Page) {
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
}

test('[RT-10] a login sends the hand-off of its own tab, also after a reload, and only once', async ({ page }) => {
  // A login that an app requests needs an existing member; it never creates an account.
  await giveDemoKey(page);
  await page.goto(ARRIVAL);
  await expect(page).toHaveURL('/app?login');
  await page.reload();
  const consent = page.getByRole('alertdialog', { name: 'Let an app log in?' });
  const loginForApp = async () => {
    await demoWallet(page).click();
    await expect(consent).toBeVisible();
  };
  expect(await sentByLogin(page, loginForApp)).toEqual({ builderLoginHash: HASH, deviceId: 'phone-7', type: 'build' });
  expect(await stored(page)).not.toContain(HASH);
  await consent.getByRole('button', { name: 'Do not allow' }).click();
  const answered = page.getByRole('dialog', { name: 'Login not allowed' });
  await expect(answered).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answered).toHaveCount(0);
  await logOut(page);
  await expect(loginButton(page)).toBeVisible();
  expect(await sentByLogin(page, () => logIn(page))).toEqual(NOTHING);
});

test(
  '[RT-10] a login in another tab sends no hand-off, and a tab opened by the page has none',
  FULL,
  async ({ page, context }) => {
    await page.goto(ARRIVAL);
    await expect(loginDialog(page)).toBeVisible();
    expect(await stored(page)).not.toContain(HASH);
    // A window that the page opens begins with a copy of its session storage, like a duplicated tab.
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/explore')),
    ]);
    expect(await sentByLogin(opened, () => logIn(opened))).toEqual(NOTHING);
  },
);

test('[RT-10] removes the hand-off after a login attempt that failed', FULL, async ({ page }) => {
  await page.goto(ARRIVAL);
  await page.route(LOGIN_CALL, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await demoWallet(page).click();
  await expect(loginDialog(page).getByRole('alert')).not.toBeEmpty();
  await page.unroute(LOGIN_CALL);
  expect(await sentByLogin(page, () => confirmLogin(page))).toEqual(NOTHING);
});

test('[RT-10] a hand-off expires after five minutes', FULL, async ({ page }) => {
  await page.clock.install();
  await page.goto(ARRIVAL);
  await closeDialog(page);
  await page.clock.fastForward('05:01');
  expect(await sentByLogin(page, () => logIn(page))).toEqual(NOTHING);
});

test('[RT-10] does not treat the type of a space as a hand-off', FULL, async ({ page }) => {
  await page.goto('/details/38?type=ENVIRONMENT&for=space');
  await expect(page).toHaveURL('/details/38?type=ENVIRONMENT&for=space');
  expect(await sentByLogin(page, () => logIn(page))).toEqual(NOTHING);
});

test.describe('an arrival from Telegram', () => {
  test('[RT-10] shows an error for a rejected token and stores nothing', FULL, async ({ page }) => {
    await page.goto(`/app?comingFor=telegram&token=used-before&builderLoginHash=${HASH}`);
    await expect(page.getByText('This login took too long. Please try again')).toBeVisible();
    await expect(page).toHaveURL('/app');
    await expect(loginButton(page)).toBeVisible();
    expect(await sentByLogin(page, () => logIn(page))).toEqual(NOTHING);
  });

  test('[RT-10] [LG-12] ends an earlier session when the token is rejected', FULL, async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await page.goto('/app?comingFor=telegram&token=used-before');
    await expect(page.getByText('This login took too long. Please try again')).toBeVisible();
    await expect(loginButton(page)).toBeVisible();
    await page.reload();
    await expect(loginButton(page)).toBeVisible();
  });

  test('[RT-10] ignores a token at any other path', FULL, async ({ page }) => {
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url() === `${API_ORIGIN}/auth/exchange-telegram-token`) exchanges.push(request.method());
    });
    await page.goto('/app?token=of-something-else');
    await expect(loginButton(page)).toBeVisible();
    await expect(page).toHaveURL('/app');
    expect(exchanges).toEqual([]);
  });
});
