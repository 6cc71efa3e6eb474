import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { pressByKey } from '../site/keyboard.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { openFeedAsMember } from '../site/open-feed-with.ts';
import { confirmLogin, ONE_ATTEMPT } from '../site/page-actions.ts';

const feed = (page: Page) => page.getByRole('tabpanel').getByRole('article', { name: /^Post by|さんの投稿$/ });
const withText = (page: Page, text: string) => feed(page).filter({ hasText: text });
const like = (page: Page, text: string) => withText(page, text).getByRole('button', { name: /^Like/ });

/** Visitors share an answer for some seconds, so that a new post may be missing at first. */
const openFeedWith = (page: Page, text: string) =>
  expect(async () => {
    await page.goto('/feed?for=user');
    await expect(withText(page, text)).toBeVisible(ONE_ATTEMPT);
  }).toPass();

test('likes a post in one browser and shows the count in another [PR-06]', async ({ page, browser, request }) => {
  const author = await memberByCalls(request);
  const text = `Lanterns ${Date.now()}`;
  await author.post('/feeds/single-feed', { descriptions: text });
  await openFeedAsMember(page);
  await like(page, text).click();
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page, text)).toHaveText('1');
  const other = await (await browser.newContext()).newPage();
  await openFeedAsMember(other);
  await expect(like(other, text)).toHaveText('1');
  await expect(like(other, text)).toHaveAttribute('aria-pressed', 'false');
  await like(page, text).click();
  await expect(like(page, text)).toHaveText('0');
  await page.reload();
  await expect(like(page, text)).toHaveText('0');
  await other.context().close();
});

test('likes the post that a visitor chose after the login [PR-09]', FULL, async ({ page, request }) => {
  const author = await memberByCalls(request);
  const text = `Harbour ${Date.now()}`;
  await author.post('/feeds/single-feed', { descriptions: text });
  await openFeedWith(page, text);
  await like(page, text).click();
  await confirmLogin(page);
  await expect(like(page, text)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page, text)).toHaveText('1');
});

test('reports the post that a visitor chose after the login [PR-09]', FULL, async ({ page, request }) => {
  const author = await memberByCalls(request);
  const text = `Noise ${Date.now()}`;
  await author.post('/feeds/single-feed', { descriptions: text });
  await openFeedWith(page, text);
  await withText(page, text)
    .getByRole('button', { name: /^More about the post/ })
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await confirmLogin(page);
  const dialog = page.getByRole('dialog', { name: /^Report the post by/ });
  await dialog.getByText('Spam or unwanted advertising').click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Your report has been sent')).toBeVisible();
});

test('edits and deletes an own post with the keyboard, and undoes the deletion [PR-06]', async ({ page }) => {
  const text = `Garden ${Date.now()}`;
  const own = await openAsAuthor(page, text);
  await pressByKey(page, own.getByRole('button', { name: /^More about the post/ }));
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit the post' });
  const field = dialog.getByRole('textbox', { name: 'Text of the post' });
  await expect(field).toBeFocused();
  await field.fill(`${text} in bloom`);
  expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(withText(page, `${text} in bloom`).getByText('Edited')).toBeVisible();
  await pressByKey(page, own.getByRole('button', { name: /^More about the post/ }));
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(withText(page, text)).toHaveCount(0);
  await undo.press('Enter');
  await expect(withText(page, text)).toBeFocused();
  await page.reload();
  await expect(withText(page, text)).toBeVisible();
});

test('a post that was deleted is gone although the tab closes at once [PR-06]', FULL, async ({ page, browser }) => {
  const text = `Lighthouse ${Date.now()}`;
  const own = await openAsAuthor(page, text);
  await own.getByRole('button', { name: /^More about the post/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Post deleted')).toBeVisible();
  await page.close();
  const other = await (await browser.newContext()).newPage();
  // Visitors share an answer for some seconds.
  await expect(async () => {
    await other.goto('/feed?for=user');
    await expect(feed(other)).toHaveCount(20, ONE_ATTEMPT);
    await expect(withText(other, text)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await other.context().close();
});

/** Opens the feed as a new member who has published a post; returns the post. */
async function openAsAuthor(page: Page, text: string) {
  const author = await beMember(page);
  await author.post('/feeds/single-feed', { descriptions: text });
  await page.goto('/feed?for=user');
  await expect(withText(page, text)).toBeVisible();
  return withText(page, text);
}
