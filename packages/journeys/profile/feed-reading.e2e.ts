import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { pressByKey } from '../site/keyboard.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { openFeedAsMember } from '../site/open-feed-with.ts';

const feed = (page: Page) => page.getByRole('feed', { name: 'Everyone' });
const posts = (page: Page) => feed(page).getByRole('article', { name: /^Post by/ });
/** A post by its place in the feed, from 1. */
const postAt = (page: Page, position: number) => feed(page).locator(`article[aria-posinset="${position}"]`);
const like = (page: Page, position: number) => postAt(page, position).getByRole('button', { name: /^Like/ });
const position = (page: Page) => page.evaluate(() => window.scrollY);

test(
  '[RT-08] reads on through four pages with the keyboard, and comes Back to the same post',
  FULL,
  async ({ page }) => {
    await page.goto('/feed?for=user');
    await like(page, 1).focus();
    for (let next = 2; next <= 65; next += 1) {
      // The next page is requested on the way.
      await expect(postAt(page, next)).toBeAttached();
      await page.keyboard.press('PageDown');
    }
    await expect(postAt(page, 65)).toBeFocused();
    await expect(postAt(page, 65)).toBeInViewport();
    await expect(like(page, 65)).toBeVisible();
    expect(await axeViolations(page, { within: '[role=feed]' })).toEqual([]);
    const text = String(await postAt(page, 65).textContent());
    await page.keyboard.press('Tab');
    await expect(postAt(page, 65).getByRole('link').first()).toBeFocused();
    const before = await position(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/details\/\d+\?for=feed/);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.goBack();
    await expect(postAt(page, 65)).toBeFocused();
    await expect.poll(() => position(page)).toBe(before);
    await expect(postAt(page, 65)).toHaveText(text);
    await page.keyboard.press('PageDown');
    await expect(postAt(page, 66)).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(page.getByRole('tab', { name: 'Everyone' })).toBeFocused();
  },
);

test('[RT-08] does not move the list while posts get their controls', FULL, async ({ page }) => {
  await page.goto('/feed?for=user');
  await expect(posts(page)).toHaveCount(20);
  await expect(like(page, 20)).toHaveCount(0);
  const heights = () =>
    posts(page).evaluateAll((all) => all.slice(0, 20).map((post) => post.getBoundingClientRect().height));
  const before = await heights();
  await postAt(page, 20).scrollIntoViewIfNeeded();
  await expect(like(page, 20)).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('[RT-08] keeps the focus and what was typed in a post that is scrolled far away', FULL, async ({ page }) => {
  await page.goto('/feed?for=user');
  await pressByKey(page, postAt(page, 2).getByRole('button', { name: /comments?$/ }));
  const field = postAt(page, 2).getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Half a thought');
  for (const far of [20, 40]) await postAt(page, far).scrollIntoViewIfNeeded();
  await expect(like(page, 40)).toBeVisible();
  await expect(field).not.toBeInViewport();
  await expect(field).toBeFocused();
  await page.keyboard.type(' more');
  await expect(field).toHaveValue('Half a thought more');
  await expect(field).toBeInViewport();
});

test('[RT-08] reads on after a lost connection where the reader was', FULL, async ({ page, context }) => {
  await page.goto('/feed?for=user');
  await expect(like(page, 1)).toBeVisible();
  // The list has replaced its skeletons on the screen.
  await expect(postAt(page, 1)).toBeInViewport();
  await context.setOffline(true);
  await expect(async () => {
    await postAt(page, 20).scrollIntoViewIfNeeded();
    await expect(postAt(page, 20)).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, wanted] = /get-all-feeds\/(\d+)\//.exec(request.url()) ?? [];
    if (wanted) requested.push(wanted);
  });
  await context.setOffline(false);
  await expect(postAt(page, 21)).toBeAttached({ timeout: 30_000 });
  expect(requested[0]).toBe('2');
  await expect(postAt(page, 20)).toBeInViewport();
});

test(
  '[RT-08] finds the text of posts that are far below with the search of the browser',
  FULL,
  async ({ page, request }) => {
    const author = await memberByCalls(request);
    const wanted = `Wanted ${Date.now()}`;
    await author.post('/feeds/single-feed', { descriptions: wanted });
    for (let number = 1; number <= 15; number += 1) {
      await author.post('/feeds/single-feed', { descriptions: `Above it ${number} ${Date.now()}` });
    }
    await openFeedAsMember(page);
    const post = posts(page).filter({ hasText: wanted });
    await expect(post).toHaveCount(1);
    await expect(post).not.toBeInViewport();
    // @ts-expect-error the search of the browser, which the types of the DOM leave out
    expect(await page.evaluate((text) => window.find(text), wanted)).toBe(true);
    await expect(post).toBeInViewport();
    expect(await page.evaluate(() => String(getSelection()))).toBe(wanted);
    await expect(post.getByRole('button', { name: /^Like/ })).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(wanted);
  },
);
