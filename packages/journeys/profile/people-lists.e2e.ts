import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { NO_PATH } from '../site/chat-members.ts';
import { tabTo } from '../site/keyboard.ts';
import { scrollTo } from '../site/page-actions.ts';
import { namedMember, openNamedMember } from '../site/people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const rows = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' });

test('pages, searches and filters the own followers and followings [RT-09] [PR-03] [PR-04]', async ({ browser }) => {
  const { page, context, calls, id } = await openNamedMember(browser, 'Mia', NO_PATH);
  for (let userId = 1; userId <= 30; userId += 1) await calls.post('/follow/user', { userId });
  await page.goto(`/follow-user/${id}?option=followings`);
  await expect(rows(page, 'Following').first()).toHaveAttribute('aria-setsize', '20');
  await scrollTo(page, page.locator('li[aria-posinset="30"]'));
  await page.evaluate(() => window.scrollTo(0, 0));
  const name = String(await rows(page, 'Following').nth(1).getByRole('link').first().textContent());
  await search(page).fill(name.slice(0, 6));
  await expect(rows(page, 'Following').getByRole('link', { name, exact: true }).first()).toBeVisible();
  await expect.poll(() => rows(page, 'Following').count()).toBeLessThan(10);
  await search(page).fill('no such person');
  await expect(page.getByRole('tabpanel').getByText('No data found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('list', { name: 'Tags' }).getByRole('button', { name: 'Gaming' }).click();
  await expect(page).toHaveURL(/tag=gaming/);
  await tab(page, 'Followers').click();
  await expect(page.getByRole('tabpanel').getByText('No data found')).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await context.close();
});

test('lists blocked and muted members by name and tag, and undoes an unblock [PR-01] [PR-05]', async ({
  browser,
  request,
}) => {
  const ren = await namedMember(request, 'Ren');
  const [aki, kei, sora] = [
    await namedMember(request, 'Aki'),
    await namedMember(request, 'Kei'),
    await namedMember(request, 'Sora'),
  ];
  await ren.post('/users/v3/update-profile', { tags: ['gaming'] });
  const { page, context, calls, id } = await openNamedMember(browser, 'Mia', NO_PATH);
  for (const { id: other } of [ren, aki]) await calls.post(`/social/block/${other}`, {});
  for (const { id: other } of [kei, sora]) await calls.post(`/social/mute/${other}`, {});
  await page.goto(`/follow-user/${id}?option=blocked`);
  await expect(rows(page, 'Blocked')).toHaveCount(2);
  await page.getByRole('list', { name: 'Tags' }).getByRole('button', { name: 'Gaming' }).click();
  await expect(rows(page, 'Blocked')).toHaveCount(1);
  await page.getByRole('list', { name: 'Tags' }).getByRole('button', { name: 'Gaming' }).click();
  await search(page).fill(aki.name.toUpperCase());
  await expect(rows(page, 'Blocked')).toHaveCount(1);
  await page.getByRole('button', { name: `Unblock ${aki.name}` }).click();
  await expect(page.getByText(`${aki.name} is no longer blocked`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Unblock ${aki.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await tab(page, 'Muted').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Blocked')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rows(page, 'Muted')).toHaveCount(2);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  const unmute = page.getByRole('button', { name: `Unmute ${kei.name}` });
  await tabTo(page, unmute);
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Muted')).toHaveCount(1);
  await context.close();
});
