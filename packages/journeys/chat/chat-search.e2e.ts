import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { beDemoMember } from '../site/be-member.ts';

/** In most sentences of a conversation in Japanese. */
const WORD = 'です';

const openSearch = async (page: Page) => {
  await beDemoMember(page);
  await page.goto('/chat?user=3');
  await page.getByRole('button', { name: 'Search in the conversation' }).click();
};
const log = (page: Page) => page.getByRole('log');
const results = (page: Page) => page.getByRole('list', { name: 'Messages found' }).getByRole('button');
/** The message that was jumped to. */
const found = (page: Page) => log(page).locator('[data-found]');

test('[CM-05] [CM-06] searches a conversation in Japanese, steps through the messages in their place, and jumps to a day', async ({
  page,
}) => {
  await openSearch(page);
  const field = page.getByRole('searchbox', { name: 'Search messages' });
  await expect(field).toBeFocused();
  await field.fill('no such text');
  await expect(page.getByText('No messages found')).toBeVisible();
  await field.fill(WORD);
  await expect(results(page).first().locator('mark').first()).toHaveText(WORD);
  const total = Number(/^(\d+) messages?$/.exec(`${await page.getByText(/^\d+ messages?$/).textContent()}`)?.[1]);
  expect(total).toBeGreaterThan(1);
  await field.press('Enter');
  await expect(page.getByText(`1 of ${total}`)).toBeVisible();
  await expect(found(page)).toContainText(WORD);
  const newest = `${await found(page).textContent()}`;
  await page.getByRole('button', { name: 'Earlier match' }).click();
  await expect(page.getByText(`2 of ${total}`)).toBeVisible();
  await expect(found(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Later match' }).click();
  await expect(found(page)).toHaveText(newest);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search in the conversation' })).toBeFocused();
  await test.step('jumps to the first message of a day or after it, and reports when there is none', async () => {
    await page.getByRole('button', { name: 'Search in the conversation' }).click();
    await page.getByRole('button', { name: 'Jump to date' }).click();
    const date = page.getByLabel('Jump to date');
    await expect(date).toBeFocused();
    const jump = page.getByRole('button', { name: 'Jump', exact: true });
    await jump.click();
    await expect(page.getByText('Choose a date')).toBeVisible();
    await expect(date).toBeFocused();
    await date.fill('2020-01-01');
    await jump.click();
    const first = log(page).locator('[data-message="1"]');
    await expect(first).toBeInViewport();
    await expect(first).toHaveAttribute('data-found', 'true');
    await date.fill('2199-01-01');
    await jump.click();
    await expect(page.getByText('There are no messages on or after this date')).toBeVisible();
    await expect(first).toBeInViewport();
  });
});
