import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { beMember } from '../site/be-member.ts';
import { FULL, fullUnless } from '../site/full.ts';
import { loginButton, walletControl } from '../site/page-actions.ts';
import { API_ORIGIN, topology } from '../site/test-topology.ts';

const { api, marketplace, chat, media } = topology.ports;
const MEDIA = `${local(media)}/**`;
/** All services that the page calls. */
const PLATFORM = [api, marketplace, chat, media].map((port) => `${local(port)}/**`);

/** The event `load` waits for the first picture of the HTML. */
const BEFORE_PICTURES = { waitUntil: 'domcontentloaded' } as const;

const rejectConnection = (route: Route) => route.abort('connectionrefused');
const hang = () => new Promise<never>(() => {});

async function breakPlatform(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  for (const address of PLATFORM) await page.route(address, fault);
}
const mendPlatform = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

const banner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const UNREACHABLE = 'XANA cannot be reached right now';
const hotSpaces = (page: Page) => page.getByRole('region', { name: 'Hot this week' });
const people = (page: Page) => page.getByRole('region', { name: 'Most active' });
const spaces = (page: Page) => page.getByRole('navigation', { name: 'Spaces' });

/** Expects an error with a retry in each list of the first screen. */
async function expectFailedLists(page: Page): Promise<void> {
  for (const list of [hotSpaces(page), people(page), spaces(page)]) {
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectPublicLists(page: Page): Promise<void> {
  await expect(hotSpaces(page).getByRole('listitem').first()).toBeVisible();
  await expect(people(page).getByRole('link')).toHaveCount(10);
  await expect(spaces(page).getByRole('link')).toHaveCount(12);
}

async function expectMember(page: Page): Promise<void> {
  await expect(walletControl(page)).toBeVisible({ timeout: 20_000 });
  await expect(hotSpaces(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Following' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

/** URLs of pictures that the browser shows as broken. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility({ opacityProperty: true }))
      .map(({ currentSrc }) => currentSrc),
  );
const loadedPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);

for (const [fault, cause] of Object.entries({ 'refuses connections': rejectConnection, 'does not answer': hang })) {
  test(
    `[LG-14] a member whose platform ${fault} sees what is wrong within seconds, and all of it recovers`,
    fullUnless(cause === rejectConnection),
    async ({ page }) => {
      await beMember(page);
      await page.clock.install();
      await breakPlatform(page, cause);
      await page.goto('/', BEFORE_PICTURES);
      const began = Date.now();
      await expectFailedLists(page);
      console.log(`  failed lists after ${Date.now() - began} ms`);
      await expect(banner(page, UNREACHABLE)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Reconnect' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBe('true');
      expect(await brokenPictures(page)).toEqual([]);
      await mendPlatform(page);
      // Longer than the longest pause between two attempts.
      await page.clock.fastForward(30_000);
      await expectMember(page);
      await expect(banner(page, UNREACHABLE)).toHaveCount(0);
    },
  );
}

test(
  '[LG-14] a visitor whose platform does not answer sees a Japanese message, and everything recovers',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'ja'));
    await breakPlatform(page, hang);
    await page.goto('/', BEFORE_PICTURES);
    await expect(banner(page, '現在XANAに接続できません')).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('button', { name: 'もう一度試す' })).toBeVisible();
    await mendPlatform(page);
    await expect(
      spaces(page)
        .or(page.getByRole('navigation', { name: 'スペース' }))
        .getByRole('link'),
    ).toHaveCount(12, {
      timeout: 20_000,
    });
    await expect(banner(page, '現在XANAに接続できません')).toHaveCount(0);
  },
);

test(
  '[LG-14] a member whose session cannot be restored yet sees public content, and becomes a member again',
  FULL,
  async ({ page }) => {
    await beMember(page);
    await page.goto('/');
    await page.route(`${API_ORIGIN}/auth/**`, hang);
    await page.goto('/');
    await expectPublicLists(page);
    await expect(banner(page, 'Your account cannot be reached right now')).toBeVisible();
    await expect(loginButton(page)).toHaveCount(0);
    await mendPlatform(page);
    await expectMember(page);
    await expect(banner(page, 'Your account cannot be reached right now')).toHaveCount(0);
  },
);

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await expect(banner(page, 'You are offline')).toBeVisible();
}

test(
  '[LG-14] a page that goes offline shows a message, keeps its content, and loads the rest after reconnecting',
  FULL,
  async ({ page, context }) => {
    await beMember(page);
    await page.goto('/');
    await page.goto('/explore');
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.first()).toBeVisible();
    await goOffline(context, page);
    await page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('tab')).last().click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(walletControl(page)).toBeVisible();
    await context.setOffline(false);
    await expect(results.first()).toBeVisible({ timeout: 20_000 });
    await expect(banner(page, 'You are offline')).toHaveCount(0);
  },
);

test(
  'keeps space for pictures that cannot be loaded, and loads them when the media host is back',
  FULL,
  async ({ page }) => {
    await page.route(MEDIA, rejectConnection);
    await page.goto('/');
    await expectPublicLists(page);
    await expect(banner(page, UNREACHABLE)).toBeVisible();
    expect(await brokenPictures(page)).toEqual([]);
    expect(await loadedPictures(page)).toBe(0);
    await mendPlatform(page);
    await expect.poll(() => loadedPictures(page)).toBeGreaterThan(5);
    expect(await brokenPictures(page)).toEqual([]);
  },
);
