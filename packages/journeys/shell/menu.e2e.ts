import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';

const MENU_FILE = '**/static/menu.json*';
const menu = (page: Page) => page.getByRole('navigation', { name: 'XANA products' });
const menuInJapanese = (page: Page) => page.getByRole('navigation', { name: 'XANAのサービス' });
const answerWith = (page: Page, body: string) =>
  page.route(MENU_FILE, (route) => route.fulfill({ body, contentType: 'application/json', headers: anyOrigin }));
const anyOrigin = { 'access-control-allow-origin': '*' };
const DEFAULT_ITEMS = ['Home', 'App', 'Summit', 'XETA', 'Game', 'NFT', 'XANAChain', 'Land', 'DAO', 'Download', 'News'];

test.use({ viewport: { width: 1600, height: 900 } });

test('[HD-02] [HD-03] [HD-04] [HD-06] [RT-11] operates the built-in menu until the fetched one, requested past all caches after the first screen, replaces it', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route(MENU_FILE, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.fulfill({ json: [{ itemName: 'Only this', link: '/explore' }], headers: anyOrigin });
  });
  await page.goto('/');
  const items = menu(page).locator('> ul > li');
  await expect(items).toHaveText(DEFAULT_ITEMS.map((name) => new RegExp(`^${name}`)));
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/\/static\/menu\.json\?t=\d{13}$/);

  await test.step('opens a dropdown by click and keyboard, with links that open tabs without an opener', async () => {
    const nft = menu(page).getByRole('button', { name: 'NFT' });
    await nft.click();
    const link = page.getByRole('link', { name: 'Marketplace' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await page.mouse.click(900, 700);
    await expect(link).toBeHidden();
    await nft.focus();
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Launchpad' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(nft).toBeFocused();
    await expect(nft).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('shows the fourth item as an icon with a name for screen readers', async () => {
    await expect(menu(page).getByRole('button', { name: 'XETA' })).toBeVisible();
    const box = await menu(page).getByText('XETA', { exact: true }).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(1);
  });
  release();
  await expect(items).toHaveText(['Only this']);
  const [painted, requested] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('menu.json'))?.startTime ?? 0,
  ]);
  expect(requested).toBeGreaterThan(Number(painted));
});

test('[HD-02] accepts the platform’s menu file', FULL, async ({ page }) => {
  const answer = page.waitForResponse(MENU_FILE);
  await page.goto('/');
  expect((await answer).status()).toBe(200);
  await expect(menu(page).locator('> ul > li')).toHaveCount(DEFAULT_ITEMS.length);
});

test('[HD-04] opens a dropdown by keyboard right after it was closed', FULL, async ({ page }) => {
  await page.goto('/');
  const nft = menu(page).getByRole('button', { name: 'NFT' });
  await nft.click();
  const link = page.getByRole('link', { name: 'Marketplace' });
  await expect(link).toBeVisible();
  // In one task: the browser reports the closed popover afterwards.
  await nft.evaluate((button: HTMLButtonElement) => {
    (button.popoverTargetElement as HTMLElement).hidePopover();
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  await expect(link).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });
  test('[HD-04] opens and closes a dropdown by tapping', FULL, async ({ page }) => {
    await page.goto('/');
    await menu(page).getByRole('button', { name: 'Download' }).tap();
    await expect(page.getByRole('link', { name: /^Android/ })).toBeVisible();
    await page.touchscreen.tap(900, 700);
    await expect(page.getByRole('link', { name: /^Android/ })).toBeHidden();
  });
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });
  test('[HD-05] [HD-07] logs a broken menu and requests it again after 3 s, while the built-in one stays, with the Japanese manual of the builder', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/static/menu.json')) asked += 1;
    });
    await answerWith(page, '<!doctype html><title>Gateway</title>');
    await page.clock.install();
    await page.goto('/');
    await expect.poll(() => logged.join('\n')).toContain('[menu]');
    // The clock runs: the next request may come during any of the steps below.
    const before = asked;
    await expect(menuInJapanese(page).locator('> ul > li')).toHaveCount(DEFAULT_ITEMS.length);
    await page.getByRole('button', { name: 'アプリ' }).click();
    await expect(page.getByRole('link', { name: 'ビルダー' })).toHaveAttribute('href', /manual/);
    await expect(page.getByRole('link', { name: 'アプリを開く' })).not.toHaveAttribute('href', /manual/);
    // It replaces the first answer without a gap, in which a retry would get the platform's own menu.
    await answerWith(page, '[{"itemName":"Back again","link":"/explore"}]');
    await page.clock.fastForward(3_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(menuInJapanese(page).getByRole('link', { name: 'Back again' })).toBeVisible();
  });
});

test('[HD-14] runs no script of a hostile menu: drops unsafe links and shows markup as text', async ({ page }) => {
  const problems = collectProblems(page);
  await answerWith(
    page,
    JSON.stringify([
      { itemName: 'One', link: 'javascript:alert(1)' },
      { itemName: 'Two', link: '//evil.example' },
      { itemName: 'Three', link: 'data:text/html,<script>alert(1)</script>' },
      { itemName: 'x'.repeat(5_000), link: '/' },
      { itemName: '<img src=x onerror=alert(1)>', link: '/explore' },
      { itemName: 'Nowhere' },
      null,
      { itemName: 'Sound', link: 'http://sound.example/' },
    ]),
  );
  await page.goto('/');
  const items = menu(page).locator('> ul > li');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toHaveText('<img src=x onerror=alert(1)>');
  await expect(menu(page).getByRole('link', { name: 'Sound' })).toHaveAttribute('rel', /noopener/);
  expect(problems).toEqual([]);
});

test('[HD-13] moves items without room under "More", and loses none at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [1920, 1400, 1100, 992, 991, 800, 681, 680, 500, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = menu(page).locator('> ul > li[data-fits="true"]:visible');
    const more = menu(page).getByRole('button', { name: 'More' });
    if (width === 1920) {
      await expect(shown).toHaveCount(DEFAULT_ITEMS.length);
      await expect(more).toBeHidden();
      continue;
    }
    await more.click();
    const inMore = menu(page).locator('[popover]:popover-open > ul > li');
    await expect.poll(async () => (await shown.count()) + (await inMore.count())).toBe(DEFAULT_ITEMS.length);
    if (width <= 680) await expect(shown).toHaveCount(0);
    const panel = await menu(page).locator('[popover]:popover-open').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect(Number(panel?.x) + Number(panel?.width)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
