import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, demoWallet } from '../site/page-actions.ts';

const places = (page: Page) => page.getByRole('navigation', { name: 'Site menu' });

test('[RT-08] [RT-09] links to Explore, Feed, Friends and Store in the sidebar, and marks the current page', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto('/');
  const items = places(page).getByRole('listitem');
  await expect(items).toHaveText(['Explore', 'Feed', 'Friends', 'Store']);
  await expect(places(page).locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Spaces', exact: true })).toBeVisible();
  const above = await places(page).evaluate((nav) => {
    const spaces = [...document.querySelectorAll('nav')].find((each) => each.getAttribute('aria-label') === 'Spaces');
    return spaces ? nav.getBoundingClientRect().bottom <= spaces.getBoundingClientRect().top : false;
  });
  expect(above).toBe(true);
  for (const [name, address] of [
    ['Explore', '/explore'],
    ['Feed', '/feed?for=user'],
    ['Store', '/store'],
  ] as const) {
    await places(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(places(page).locator('[aria-current="page"]')).toHaveText(name);
  }
  expect(problems).toEqual([]);
});

test('[RT-09] Friends asks a visitor to log in and then opens', FULL, async ({ page }) => {
  await page.goto('/explore');
  await places(page).getByRole('button', { name: 'Friends' }).click();
  await demoWallet(page).click();
  await expect(page).toHaveURL(/\/follow-user\/\d+\?option=followings$/);
  await expect(places(page).getByRole('link', { name: 'Friends' })).toHaveAttribute('aria-current', 'page');
});

test('[HD-10] labels the create button where there is room', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const create = page.getByRole('banner').getByRole('button', { name: 'Create a space' });
  await expect(create).toHaveText('Create');
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(create).toBeVisible();
  await expect(create.getByText('Create')).toBeHidden();
});

test('[SE-02] shows an icon for every quick link of the search box', FULL, async ({ page }) => {
  await beMember(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox').click();
  // Popular tags and recent searches are groups of their own.
  const options = page.getByRole('listbox').getByRole('group').first().getByRole('option');
  await expect(options).toHaveCount(6);
  const marks = await options.evaluateAll((all) => all.map((option) => option.querySelector('svg')?.innerHTML));
  expect(new Set(marks).size).toBe(6);
});
