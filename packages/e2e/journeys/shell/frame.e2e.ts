import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../../site/full.ts';
import { beDemoMember, logIn } from '../../site/page-actions.ts';

const sidebarOf = (page: Page) => page.getByRole('complementary');
/** The footer is below the first screen and loads when it comes near. */
const goToSettings = (page: Page) => sidebarOf(page).getByRole('link').first().focus();

test('[HD-01] links the logo to the home page', async ({ page }) => {
  await page.goto('/no/such/place');
  await page.getByRole('banner').getByRole('link', { name: 'XANA home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[HD-10] asks a visitor who clicks the create button to log in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create a space' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('[HD-10] [HD-11] opens the create dialog for a member, locks the scrolling behind it, and keeps typed text', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page);
  const create = page.getByRole('button', { name: 'Create a space' });
  await create.click();
  const dialog = page.getByRole('dialog', { name: 'Create a space' });
  await dialog.getByLabel('Name').fill('Garden of rain');
  await dialog.getByLabel('Description').fill('Slow and green.');
  await dialog.getByLabel('YouTube link').fill('https://example.com');
  await expect(dialog.getByText('Enter a YouTube link')).toBeVisible();
  const tags = dialog.getByRole('list', { name: 'Tags' });
  await expect(tags.getByRole('button')).toHaveCount(20);
  await tags.getByRole('button', { name: 'Music' }).click();
  const picture = dialog.getByLabel('Picture');
  await picture.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByText('Use JPG, PNG or WebP')).toBeVisible();
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: dot });
  await expect(dialog.getByRole('img', { name: 'Chosen picture' })).toBeVisible();

  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  await page.reload();
  await create.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Garden of rain');
  await expect(tags.getByRole('button', { name: 'Music', pressed: true })).toBeVisible();
});

test('[SB-06] [WL-03] offers four mainnets in the sidebar with Ethereum as the default, and keeps the choice', async ({
  page,
}) => {
  await page.goto('/');
  await goToSettings(page);
  const network = sidebarOf(page).getByLabel('Network');
  await expect(network).toHaveValue('1');
  const offered = network.getByRole('option');
  await expect(offered).toHaveText(['Ethereum', 'BNB Smart Chain', 'Polygon', 'XANAChain']);
  await network.selectOption('XANAChain');
  await page.reload();
  await goToSettings(page);
  await expect(network).toHaveValue('8888');
});

test('[WL-06] shows a visitor a clear message for an unsupported network', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chainId', '424242'));
  await page.goto('/');
  await goToSettings(page);
  await expect(sidebarOf(page).getByRole('alert')).toHaveText('This network is not supported');
  await sidebarOf(page).getByLabel('Network').selectOption('Polygon');
  await expect(sidebarOf(page).getByRole('alert')).toHaveCount(0);
});

test('[WL-02] marks a chosen network that was retired', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chainId', '5'));
  await page.goto('/');
  await goToSettings(page);
  await expect(sidebarOf(page).getByRole('option', { name: 'Goerli (retired)' })).toBeDisabled();
});

test('[SB-07] switches the language of the whole page in the sidebar', async ({ page }) => {
  await page.goto('/');
  await goToSettings(page);
  await sidebarOf(page).getByText('日本語').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XANAの世界へ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(sidebarOf(page).getByLabel('ネットワーク')).toBeVisible();
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SB-08] opens and closes the drawer by its button, locks the page behind it and returns the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const hamburger = page.getByRole('button', { name: 'Open the sidebar' });
    await hamburger.focus();
    await page.keyboard.press('Enter');
    await expect(sidebarOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await page.getByRole('banner').getByRole('button', { name: 'Close the sidebar' }).click();
    await expect(sidebarOf(page)).toBeHidden();
  });

  test('[SB-08] closes the drawer at 499 px on a tap beside it and on navigation', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 499, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await expect(sidebarOf(page)).toBeVisible();
    await page.mouse.click(480, 400);
    await expect(sidebarOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await sidebarOf(page).getByRole('link', { name: 'Lobby', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('XANA Lobby');
    await expect(sidebarOf(page)).toBeHidden();
  });

  test('[LY-04] offers the theme in the drawer where the header has no room', FULL, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden();
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await sidebarOf(page).getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('[LY-04] paints a dark page dark from the first frame on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.documentElement.dataset.theme) seen.push(getComputedStyle(document.documentElement).backgroundColor);
      if (seen.length < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const grounds = await page.evaluate(() => [...new Set((window as never as { seen: string[] }).seen)]);
  expect(grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)')).toEqual(['rgb(13, 13, 20)']);
});

test('[LY-05] shows a toast at the bottom right for two seconds', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await page.route('**/follow/user', (route) => route.abort());
  const people = page.getByRole('region', { name: 'People to follow' });
  const follow = people.getByRole('button', { name: /^Follow / }).first();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(follow).toBeVisible({ timeout: 300 });
  }).toPass();
  await follow.click();
  const toast = page.getByRole('status').getByRole('paragraph').last();
  await expect(toast).toBeVisible();
  const [box, view] = [await toast.boundingBox(), page.viewportSize()];
  expect(Number(box?.x) + Number(box?.width)).toBeGreaterThan(Number(view?.width) - 40);
  expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(Number(view?.height) - 40);
  await expect(toast).toHaveCount(0, { timeout: 6_000 });
});

test('[RT-10] removes hand-off parameters from the URL and sends them with the login', async ({ page }) => {
  await beDemoMember(page);
  await page.goto('/explore?builderLoginHash=hash-1&deviceId=device-1&comingFor=vr&type=app&token=secret&keep=1');
  await expect(page).toHaveURL(/\/explore\?keep=1$/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/secret|hash-1/);
  const login = page.waitForRequest('**/auth/login-external-wallet');
  await logIn(page);
  expect((await login).postDataJSON()).toMatchObject({
    builderLoginHash: 'hash-1',
    deviceId: 'device-1',
    type: 'app',
  });
});
