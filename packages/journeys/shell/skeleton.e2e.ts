import { expect, type Page, test } from '@playwright/test';
import { openAsMember } from '../site/card-payment.ts';
import { FULL, fullUnless } from '../site/full.ts';
import { holdRequests } from '../site/held-reply.ts';
import { collectProblems } from '../site/page-actions.ts';

const SCRIPTS = /\.mjs(\?|$)/;

/** Layout shifts without recent input, from the Layout Instability API. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The server shows the picture when it knows it in time. */
const FIRST = '.boot-hero, .boot-picture';

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    });

for (const { name, viewport } of [
  { name: 'a wide screen', viewport: { width: 1366, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  for (const theme of ['light', 'dark'] as const) {
    const isCore = viewport.width < 768 && theme === 'dark';
    test(
      `shows header and outline on ${name} in the ${theme} theme before any script, which the page replaces without a layout shift`,
      fullUnless(isCore),
      async ({ page }) => {
        const problems = collectProblems(page);
        await page.setViewportSize(viewport);
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await watchShifts(page);
        const release = await holdRequests(page, SCRIPTS);
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page.locator('.boot-header')).toBeVisible();
        await expect(page.locator('.boot-logo')).toHaveText('XANA');
        await expect(page.locator(FIRST)).toBeVisible();
        const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        expect(canvas).toBe(theme === 'dark' ? 'rgb(13, 13, 20)' : 'rgb(246, 246, 250)');
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
          .toBe(1);
        await page.screenshot({ path: `results/skeleton-${viewport.width}-${theme}.png` });
        const header = await boxOf(page, '.boot-header');
        const hero = await boxOf(page, FIRST);

        release();
        await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
        await expect(page.locator('.boot')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect(await boxOf(page, 'header')).toEqual(header);
        const [left, top, width] = await boxOf(page, 'main section');
        expect([left, top, width]).toEqual([hero[0], hero[1], hero[2]]);
        const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
        console.log(`  layout shift ${shift.toFixed(4)}`);
        expect(shift).toBeLessThanOrEqual(0.02);
        expect(problems).toEqual([]);
      },
    );
  }
}

/**
 * Loads a page with its scripts held back, and compares the picture of its HTML with the one that the page shows then.
 *
 * @param tolerance pixels of its height: a hero is as high as its texts
 */
async function expectSamePicture(page: Page, path: string, tolerance: number): Promise<void> {
  // The first reader of an address does not wait for the platform.
  await expect
    .poll(async () => (await page.request.get(path)).text(), { message: 'The page has no picture.' })
    .toContain('class="boot-picture"');
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  const image = page.locator('.boot-picture img');
  const isLoaded = (each: HTMLImageElement) => each.complete && each.naturalWidth > 0;
  await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
  const source = await image.evaluate((each: HTMLImageElement) => each.currentSrc);
  const [left, top, width, height] = await boxOf(page, '.boot-picture');
  release();
  const shown = page.locator('main img:not(.boot-picture img)').first();
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.currentSrc)).toBe(source);
  await expect(page.locator('.boot-picture')).toHaveCount(0);
  const box = await boxOf(page, 'main img');
  expect(box.slice(0, 3)).toEqual([left, top, width]);
  expect(Math.abs(Number(box[3]) - Number(height))).toBeLessThanOrEqual(tolerance);
}

for (const [size, viewport] of Object.entries({
  'a wide screen': { width: 1366, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  for (const { name, path } of [
    { name: 'home', path: '/' },
    { name: 'a space', path: '/details/38?type=ENVIRONMENT&for=space' },
    { name: 'an event', path: '/details/1?for=event' },
    { name: 'a profile', path: '/profile?user=2' },
  ]) {
    test(
      `shows the picture of ${name} on ${size} before any script, where the page has it`,
      fullUnless(path === '/details/1?for=event' && viewport.width < 768),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await watchShifts(page);
        await expectSamePicture(page, path, path === '/' ? 8 : 0);
        const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
        expect(shift).toBeLessThanOrEqual(0.02);
      },
    );
  }

  test(
    `[SP-01] keeps a member’s home in place while its summary loads on ${size}`,
    fullUnless(viewport.width < 768),
    async ({ page }) => {
      await openAsMember(page);
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Your first steps' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Hot this week' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
      console.log(`  layout shift ${shift.toFixed(4)}`);
      expect(shift).toBeLessThanOrEqual(0.03);
    },
  );

  test(`shows the lower picture of a member’s home on ${size} before any script`, FULL, async ({ page }) => {
    await openAsMember(page);
    await page.setViewportSize(viewport);
    await expectSamePicture(page, '/', 16);
  });
}

test(
  'paints soon after the HTML on a slow connection, long before the scripts arrive',
  FULL,
  async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/', { waitUntil: 'commit' });
    const times = await page.evaluate(
      () =>
        new Promise<{ html: number; paint: number }>((resolve) => {
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName('first-contentful-paint')[0];
            const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
            if (paint && navigation) resolve({ html: navigation.responseStart, paint: paint.startTime });
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    console.log(`  HTML begins at ${Math.round(times.html)} ms, first paint at ${Math.round(times.paint)} ms`);
    expect(await page.locator('.boot').count()).toBe(1);
    expect(times.paint - times.html).toBeLessThan(2_000);
  },
);
