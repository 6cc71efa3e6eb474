import { expect, type Locator, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { nextAnswer } from '../site/next-answer.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

// Scrolls through lists of 300 rows to the end.
test.describe.configure({ timeout: 180_000 });

/** The number of seeded spaces; other journeys create more. */
const SEEDED_SPACES = 300;

/** Presses End until the list has the expected length. */
async function readToTheEnd(page: Page, rows: Locator, count: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(rows).toHaveCount(count, { timeout: 300 });
  }).toPass({ intervals: [50], timeout: 150_000 });
}

async function readPast(page: Page, rows: Locator, count: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await rows.count()).toBeGreaterThan(count);
  }).toPass({ intervals: [200] });
}

async function delayReplies(page: Page, path: string, milliseconds: number): Promise<void> {
  await page.route(`${API_ORIGIN}${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

for (const [speed, milliseconds] of [
  ['fast', 0],
  ['slow', 500],
] as const) {
  test(`[RT-07] loads every space on Explore down to the last one with ${speed} replies`, FULL, async ({ page }) => {
    if (milliseconds > 0) await delayReplies(page, '/world/get-all-spaces/**kind=space**', milliseconds);
    const counted = await page.request.get(`${API_ORIGIN}/world/get-all-spaces/1/1?kind=space`);
    const { count } = ((await counted.json()) as { data: { count: number } }).data;
    expect(count).toBeGreaterThanOrEqual(SEEDED_SPACES);
    await page.goto('/explore');
    const list = page.getByRole('tabpanel').getByRole('list', { name: 'Spaces' });
    await expect(list).toBeVisible();
    await readToTheEnd(page, list.getByRole('listitem'), count);
    const names = await list
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(names).size).toBe(count);
  });
}

test('[SE-04] loads every search result of a type down to the last one', FULL, async ({ page }) => {
  const reply = nextAnswer<{ data: { counts: { world: number } } }>(
    page,
    /\/item\/v2\/search-all\?.*type=world/,
    'GET',
  );
  await page.goto('/search?src=the&tab=world');
  const { data } = await reply;
  expect(data.counts.world).toBeGreaterThan(40);
  const list = page.getByRole('tabpanel').getByRole('list', { name: 'Spaces' });
  await expect(list).toBeVisible();
  await readToTheEnd(page, list.getByRole('listitem'), data.counts.world);
});

test('[RT-08] continues the feed after a page failed to load', FULL, async ({ page }) => {
  let isDown = false;
  await page.route(`${API_ORIGIN}/feeds/public/v2/get-all-feeds/**`, (route) =>
    isDown ? route.abort() : route.fallback(),
  );
  await page.goto('/feed?for=user');
  const posts = page.getByRole('tabpanel').getByRole('article');
  await readPast(page, posts, 40);
  isDown = true;
  const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(retry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  isDown = false;
  await retry.click();
  await readPast(page, posts, 80);
});
