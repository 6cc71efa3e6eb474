import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';

const position = (page: Page) => page.evaluate(() => window.scrollY);
const spaces = (page: Page) => page.getByRole('tabpanel').getByRole('list', { name: 'Spaces' }).getByRole('listitem');

/** Scrolls to a card on the third page of the list. */
async function scrollToThirdPage(page: Page) {
  // Not by activity: a visit changes that order.
  await page.goto('/explore?sort=new');
  await expect(spaces(page).first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    expect(await spaces(page).count()).toBeGreaterThan(60);
  }).toPass();
  const card = spaces(page).nth(55).getByRole('heading').getByRole('link');
  await card.scrollIntoViewIfNeeded();
  return card;
}

test('[RT-07] Back from a reloaded page returns to the position on Explore, three pages down', async ({ page }) => {
  const card = await scrollToThirdPage(page);
  const name = String(await card.textContent());
  const before = await position(page);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(before);
  await expect(card).toBeInViewport();
  await expect(card).toHaveText(name);
});

test('[RT-07] a reload of Explore returns to the position on it', FULL, async ({ page }) => {
  const card = await scrollToThirdPage(page);
  const name = String(await card.textContent());
  const before = await position(page);
  await page.reload();
  await expect.poll(() => position(page)).toBe(before);
  await expect(card).toHaveText(name);
});

test('a page that is opened after a reload starts at its top', FULL, async ({ page }) => {
  const card = await scrollToThirdPage(page);
  await page.reload();
  await expect.poll(() => position(page)).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/details\//);
  await expect.poll(() => position(page)).toBe(0);
});
