import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { giveDemoKey, logIn, loginDialog, scrollTo } from '../site/page-actions.ts';

const sidebarOf = (page: Page) => page.getByRole('complementary');
/** The footer is below the first screen and loads when it comes near. */
const goToSettings = (page: Page) => sidebarOf(page).getByRole('link').first().focus();
const createButton = (page: Page) => page.getByRole('button', { name: 'Create a space' });

test('[HD-01] [HD-10] [SB-06] [SB-07] [WL-03] [WL-06] offers a visitor home, login, networks and languages in header and sidebar, and keeps the choices', async ({
  page,
}) => {
  await page.goto('/no/such/place');
  await page.getByRole('banner').getByRole('link', { name: 'XANA home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await createButton(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);

  await goToSettings(page);
  const network = sidebarOf(page).getByLabel('Network');
  await expect(network).toHaveValue('1');
  await expect(network.getByRole('option')).toHaveText(['Ethereum', 'BNB Smart Chain', 'Polygon', 'XANAChain']);
  await network.selectOption('XANAChain');
  await page.reload();
  await goToSettings(page);
  await expect(network).toHaveValue('8888');

  await page.evaluate(() => localStorage.setItem('chainId', '424242'));
  await page.reload();
  await goToSettings(page);
  await expect(sidebarOf(page).getByRole('alert')).toHaveText('This network is not supported');
  await network.selectOption('Polygon');
  await expect(sidebarOf(page).getByRole('alert')).toHaveCount(0);

  await sidebarOf(page).getByText('日本語').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XANAの世界へ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(sidebarOf(page).getByLabel('ネットワーク')).toBeVisible();
});

test('[HD-10] [HD-11] opens the create dialog for a member, locks the scrolling behind it, and keeps typed text', async ({
  page,
}) => {
  await beMember(page);
  await page.goto('/');
  const create = createButton(page);
  await create.click();
  const dialog = page.getByRole('dialog', { name: 'Create a space' });
  await dialog.getByLabel('Name').fill('Garden of rain');
  const tags = dialog.getByRole('list', { name: 'Tags' });
  await tags.getByRole('button', { name: 'Music' }).click();
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 900);
  await nextFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  await page.reload();
  await create.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Garden of rain');
  await expect(tags.getByRole('button', { name: 'Music', pressed: true })).toBeVisible();
});

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SB-01] [SB-08] [LY-04] has links and the theme in a drawer, which locks the page behind it, returns the focus, and closes on navigation', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden();
    const hamburger = page.getByRole('button', { name: 'Open the sidebar' });
    await hamburger.focus();
    await page.keyboard.press('Enter');
    await expect(sidebarOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 600);
    await nextFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(hamburger).toBeFocused();

    await hamburger.click();
    await sidebarOf(page).getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByRole('button', { name: 'Close the sidebar' }).click();
    await expect(sidebarOf(page)).toBeHidden();

    await hamburger.click();
    const places = page.getByRole('navigation', { name: 'Site menu' });
    await places.getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/explore');
    await expect(places).toBeHidden();
  });

  test('[SB-08] closes the drawer at 499 px on a tap beside it', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 499, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await expect(sidebarOf(page)).toBeVisible();
    await page.mouse.click(480, 400);
    await expect(sidebarOf(page)).toBeHidden();
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
  await beMember(page);
  await page.clock.install();
  await page.goto('/');
  await page.route('**/follow/user', (route) => route.abort());
  const people = page.getByRole('region', { name: 'People to follow' });
  const follow = people.getByRole('button', { name: /^Follow / }).first();
  await scrollTo(page, follow);
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow.click();
  const toast = page.getByRole('status').getByRole('paragraph').last();
  await expect(async () => {
    await page.clock.runFor(16);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass();
  const [box, view] = [await toast.boundingBox(), page.viewportSize()];
  expect(Number(box?.x) + Number(box?.width)).toBeGreaterThan(Number(view?.width) - 40);
  expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(Number(view?.height) - 40);
  await page.clock.runFor(1_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
});

test('[RT-10] removes hand-off parameters from the URL and sends them with the login', async ({ page }) => {
  await giveDemoKey(page);
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

/** A scroll that the mouse has started shows within these frames. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
