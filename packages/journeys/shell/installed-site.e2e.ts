import { type BrowserContext, expect, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { beginToUse } from '../site/page-actions.ts';

/** Pages are shown as in the window of an installed site. */
const install = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.replace('(display-mode: standalone)', 'all'));
  });
const hasWorker = (): Promise<boolean> =>
  navigator.serviceWorker.getRegistration('/').then((registration) => Boolean(registration?.active));
/** The worker controls the page, and the browser requests pages while it starts. */
const isReady = async (): Promise<boolean> => {
  const { navigationPreload } = await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null && (await navigationPreload.getState()).enabled === true;
};

test('shows why an installed site without a network cannot be opened, in the language of the visitor, and opens when it is back', async ({
  page,
  context,
}) => {
  await install(context);
  await page.goto('/explore');
  await page.evaluate(() => localStorage.setItem('locale', 'ja'));
  await expect.poll(() => page.evaluate(isReady)).toBe(true);

  await context.setOffline(true);
  await page.goto('/details/38?type=ENVIRONMENT&for=space');
  await expect(page).toHaveTitle('オフラインです · XANA');
  await expect(page.getByRole('heading', { name: 'オフラインです' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(page.getByText('まだ接続できません。')).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveTitle('XANAロビー · XANA');
  await expect(page).toHaveURL('/details/38?type=ENVIRONMENT&for=space');
  await test.step('leaves the requests of the platform to the page, which shows them as before', async () => {
    await context.setOffline(true);
    const outcome = page.evaluate(() => fetch('/revision').then(String, ({ name }) => name));
    expect(await outcome).toBe('TypeError');
  });
});

test('answers through the worker what the site answers, and follows its redirects', async ({ page, context }) => {
  await install(context);
  await page.goto('/explore');
  await expect.poll(() => page.evaluate(isReady)).toBe(true);
  const reply = await page.goto('/no/such/page');
  expect([reply?.status(), reply?.fromServiceWorker()]).toEqual([404, true]);
  expect(reply?.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src/);
});

test('registers no worker for a visit in a browser', async ({ page }) => {
  await page.goto('/explore');
  await beginToUse(page);
  // The worker of an installed site is registered with what follows the releases.
  await page.waitForRequest((request) => request.url().includes('/revision'));
  expect(await page.evaluate(hasWorker)).toBe(false);
});

test('offers to install the site in the sidebar when the browser can, and opens its question', async ({ page }) => {
  await page.goto('/explore');
  // Before any module of the settings: the page has kept the offer.
  await page.evaluate(() => {
    const prompt = async () => void Object.assign(window, { wasAsked: true });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await beginToUse(page);
  const button = page.getByRole('complementary').getByRole('button', { name: 'Install app' });
  await expect(button).toBeVisible();
  expect(await axeViolations(page, { within: 'aside' })).toEqual([]);
  await button.click();
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true);
  // The browser asks once for each offer.
  await expect(button).toBeHidden();
});
