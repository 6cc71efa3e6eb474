import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { NO_PATH } from '../site/chat-members.ts';
import { pressByKey } from '../site/keyboard.ts';
import { namedMember, openNamedMember } from '../site/people.ts';

const bell = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');

test('rings the bell live, groups what several members do, and marks what is seen as read, and hides what a blocked member did [NT-01] [NT-02] [NT-03] [NT-04] [NT-05] [NT-09] [NT-10]', async ({
  browser,
  request,
}) => {
  const { page, context, calls, id } = await openNamedMember(browser, 'Mia');
  const { id: feedId } = await calls.post<{ id: number }>('/feeds/single-feed', { descriptions: 'The pier at night' });
  const [ren, aki] = [await namedMember(request, 'Ren'), await namedMember(request, 'Aki')];
  await expect(bell(page, 0)).toBeVisible();
  for (const friend of [ren, aki]) await friend.post('/feeds/like-dislike-post', { feedId, isLike: true });
  await expect(bell(page, 1)).toBeVisible();
  await ren.post('/follow/user', { userId: id });
  await expect(bell(page, 2)).toBeVisible();
  await bell(page, 2).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /^Notifications/ });
  await expect(panel.getByText(`${aki.name} and ${ren.name} liked your post`)).toBeVisible();
  await expect(panel.getByText(`${ren.name} followed you`)).toBeVisible();
  expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
  await expect(bell(page, 0)).toBeAttached();
  await panel.getByRole('link', { name: /liked your post/ }).click();
  await expect(page).toHaveURL(new RegExp(`/details/${feedId}\\?for=feed`));
  await expect(page.getByRole('article', { name: /^Post by/ }).first()).toContainText('The pier at night');
  await test.step('hides what a blocked member did, and what was undone', async () => {
    await calls.post('/feeds/like-dislike-post', { feedId, isLike: true });
    await calls.post(`/social/block/${ren.id}`, {});
    await aki.post('/feeds/like-dislike-post', { feedId, isLike: false });
    await page.goto('/notifications');
    await expect(page.getByText('No notifications yet')).toBeVisible();
    await expect(page.getByText('Notifications are kept for 90 days.')).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();
  });
  await context.close();
});

test('filters notifications by kind and state, turns a kind off, and undoes a deletion [NT-06] [NT-07] [NT-08]', async ({
  browser,
  request,
}) => {
  const { page, context, calls, id } = await openNamedMember(browser, 'Mia', NO_PATH);
  const { id: feedId } = await calls.post<{ id: number }>('/feeds/single-feed', { descriptions: 'Harbour' });
  const ren = await namedMember(request, 'Ren');
  await ren.post('/follow/user', { userId: id });
  await ren.post('/feeds/like-dislike-post', { feedId, isLike: true });
  await page.goto('/notifications');
  await expect(rows(page)).toHaveCount(2);
  await expect(bell(page, 0)).toBeVisible();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Likes');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/kind=like/);
  await pressByKey(page, page.getByRole('button', { name: `Delete: ${ren.name} liked your post` }));
  await expect(page.getByText('Notification deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Delete: ${ren.name} liked your post` })).toBeFocused();
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(page.getByText('None of this type')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const likes = page.getByRole('switch', { name: 'Likes' });
  await likes.press('Space');
  await expect(likes).not.toBeChecked();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.reload();
  await expect(likes).not.toBeChecked();
  const aki = await namedMember(request, 'Aki');
  await aki.post('/feeds/like-dislike-post', { feedId, isLike: true });
  await aki.post('/follow/user', { userId: id });
  await expect(bell(page, 1)).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByText(`${aki.name} followed you`)).toBeVisible();
  await expect(rows(page).filter({ hasText: aki.name }).filter({ hasText: 'liked your post' })).toHaveCount(0);
  await context.close();
});
