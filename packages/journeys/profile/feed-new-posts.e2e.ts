import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { openFeedAsMember } from '../site/open-feed-with.ts';
import { passTime } from '../site/page-actions.ts';

const posts = (page: Page) => page.getByRole('tabpanel').getByRole('article', { name: /^Post by/ });
const position = (page: Page) => page.evaluate(() => window.scrollY);
/** Longer than the interval at which the page looks for new posts. */
const NEW_POSTS_MS = 21_000;

/** @returns a post of the second page */
async function scrollToSecondPage(page: Page) {
  const chosen = posts(page).nth(22);
  await posts(page).nth(19).scrollIntoViewIfNeeded();
  await chosen.scrollIntoViewIfNeeded();
  return chosen;
}

test('offers new posts in a button and never moves the list below the reader [RT-08]', async ({ page, request }) => {
  const author = await memberByCalls(request);
  const newest = `Newest before ${Date.now()}`;
  await author.post('/feeds/single-feed', { descriptions: newest });
  await page.clock.install();
  await openFeedAsMember(page);
  await expect(posts(page).first()).toContainText(newest);
  await scrollToSecondPage(page);
  const before = await position(page);
  const [first, second] = [`Bridge one ${Date.now()}`, `Bridge two ${Date.now()}`];
  for (const descriptions of [first, second]) await author.post('/feeds/single-feed', { descriptions });
  const button = page.getByRole('button', { name: '2 new posts' });
  await passTime(page, NEW_POSTS_MS);
  await expect(button).toBeVisible();
  expect(await position(page)).toBe(before);
  await expect(posts(page).filter({ hasText: first })).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(posts(page).first()).toContainText(second);
  await expect(posts(page).nth(1)).toContainText(first);
  await expect(posts(page).first()).toBeFocused();
  await expect(posts(page).first()).toBeInViewport();
  await expect(button).toHaveCount(0);
});

test('helps a member without followings to find people [RT-08]', FULL, async ({ page }) => {
  await beMember(page);
  await page.goto('/feed?for=user&from=following');
  const main = page.getByRole('main');
  await expect(main.getByText('Posts by people you follow appear here')).toBeVisible();
  const follow = main.getByRole('button', { name: /^Follow / }).first();
  const [, name = ''] = /^Follow (.+)$/.exec(String(await follow.getAttribute('aria-label'))) ?? [];
  await follow.click();
  await expect(main.getByRole('button', { name: `Stop following ${name}` })).toBeVisible();
});
