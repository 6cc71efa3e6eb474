import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { PICTURE } from '../site/one-pixel.ts';
import { openFeedAsMember } from '../site/open-feed-with.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
const field = (page: Page) => composer(page).getByRole('textbox', { name: 'New post' });
const posts = (page: Page) => page.getByRole('tabpanel').getByRole('article', { name: /^Post by/ });
const withText = (page: Page, text: string) => posts(page).filter({ hasText: text });

async function openFeed(page: Page) {
  await beMember(page);
  await page.goto('/feed?for=user');
  await expect(field(page)).toBeVisible();
}

test('publishes a post with two described pictures that another browser shows [PR-06]', async ({ page, browser }) => {
  await openFeed(page);
  const text = `Two views ${Date.now()}`;
  await field(page).fill(text);
  await page.locator('input[type=file][multiple]').setInputFiles([PICTURE, PICTURE]);
  const descriptions = composer(page).getByRole('textbox', { name: /^Description of picture/ });
  await descriptions.nth(0).fill('A lantern in the rain');
  await descriptions.nth(1).fill('The same lantern at noon');
  const post = composer(page).getByRole('button', { name: 'Post', exact: true });
  await expect(post).not.toHaveAttribute('aria-disabled');
  expect(await axeViolations(page, { within: 'form' })).toEqual([]);
  await post.click();
  await expect(withText(page, text).getByRole('button', { name: /^Like/ })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  const other = await (await browser.newContext()).newPage();
  await openFeedAsMember(other);
  await expect(withText(other, text).getByRole('img', { name: 'A lantern in the rain' })).toBeVisible();
  await expect(withText(other, text).getByRole('img', { name: 'The same lantern at noon' })).toBeVisible();
  await other.context().close();
});

test('keeps a draft with its picture over a reload, for this member alone [PR-06]', FULL, async ({ page }) => {
  await openFeed(page);
  await field(page).fill('Half a thought');
  await page.locator('input[type=file][multiple]').setInputFiles(PICTURE);
  await composer(page).getByRole('textbox', { name: 'Description of picture 1' }).fill('A lantern');
  await expect(composer(page).getByRole('img', { name: 'A lantern' })).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('Half a thought');
  await expect(composer(page).getByRole('textbox', { name: 'Description of picture 1' })).toHaveValue('A lantern');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('postDraft') ?? '{}');
    localStorage.setItem('postDraft', JSON.stringify({ ...stored, userId: 1 }));
  });
  await page.reload();
  await expect(field(page)).toHaveValue('');
});

test('shows a post before it is stored, and sends it once after a failure and a reload [PR-06]', async ({ page }) => {
  await openFeed(page);
  let isDown = true;
  await page.route(`${API_ORIGIN}/feeds/single-feed`, (route) => (isDown ? route.abort() : route.fallback()));
  const text = `Storm ${Date.now()}`;
  await field(page).fill(text);
  await field(page).press('Control+Enter');
  await expect(withText(page, text).getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.reload();
  await expect(withText(page, text).getByText('This post was not sent')).toBeVisible();
  isDown = false;
  await withText(page, text).getByRole('button', { name: 'Try again' }).click();
  await expect(withText(page, text).getByRole('button', { name: /^Like/ })).toBeVisible();
  await page.reload();
  await expect(withText(page, text)).toHaveCount(1);
});

test('[PR-06] takes little of a phone until it is used, and moves nothing at the press', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFeed(page);
  const text = posts(page).first().locator('p').first();
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.y).toBeLessThan(640);
  await expect(composer(page).getByRole('button', { name: 'Post', exact: true })).toBeHidden();
  const before = await field(page).boundingBox();
  await field(page).click();
  expect(await field(page).boundingBox()).toEqual(before);
  await expect(composer(page).getByRole('button', { name: 'Post', exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(composer(page).getByRole('button', { name: 'Post', exact: true })).toBeVisible();
});

test(
  'Enter breaks the line, and Control+Enter posts only when Japanese is not being composed [PR-06]',
  FULL,
  async ({ page }) => {
    await openFeed(page);
    const input = await page.context().newCDPSession(page);
    await field(page).focus();
    await input.send('Input.imeSetComposition', { text: 'にわ', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press('Control+Enter');
    const text = `庭${Date.now()}`;
    await input.send('Input.insertText', { text });
    await page.keyboard.press('Enter');
    await page.keyboard.type('line two');
    await expect(field(page)).toHaveValue(`${text}\nline two`);
    await page.keyboard.press('Control+Enter');
    await expect(withText(page, text)).toContainText('line two');
  },
);
