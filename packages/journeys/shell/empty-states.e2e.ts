import { expect, type Locator, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { brokenLinks } from '../site/broken-links.ts';
import { FULL } from '../site/full.ts';
import { scrollTo } from '../site/page-actions.ts';

async function beNew(page: Page): Promise<number> {
  const { id } = await beMember(page);
  await page.goto('/');
  return id;
}

const saysHow = async (place: Locator, hint: string, action: string, kind: 'link' | 'button' = 'link') => {
  await expect(place.getByText('No data found')).toBeVisible();
  await expect(place.getByText(hint)).toBeVisible();
  await expect(place.getByRole(kind, { name: action })).toBeVisible();
  expect(await brokenLinks(place.page())).toEqual([]);
};

test('[LY-06] explains to a new member how to fill the favourites and followings of home and sidebar', async ({
  page,
}) => {
  await beNew(page);
  const sidebar = page.getByRole('complementary');
  const spaces = sidebar.getByRole('navigation', { name: 'Spaces' });
  await saysHow(spaces, 'Your favourite spaces appear here', 'Explore spaces');
  const people = sidebar.getByRole('region', { name: 'Following' });
  await saysHow(people, 'People you follow appear here', 'Find people to follow');
  await people.getByRole('link', { name: 'Find people to follow' }).click();
  await expect(page.getByRole('tab', { name: 'Find people', selected: true })).toBeVisible();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Follow / })
      .first(),
  ).toBeVisible();
  await page.goBack();
  const favourites = page.getByRole('region', { name: 'Your favourites' });
  await scrollTo(page, favourites);
  await saysHow(favourites, 'Your favourite spaces appear here', 'Explore spaces');
  await favourites.getByRole('link', { name: 'Explore spaces' }).click();
  await expect(page).toHaveURL('/explore');
});

test(
  '[LY-06] explains the first step in a new member’s friends, feeds, conversations and profile',
  FULL,
  async ({ page }) => {
    const id = await beNew(page);
    const panel = page.getByRole('tabpanel');
    await page.goto(`/follow-user/${id}?option=followings`);
    await saysHow(panel, 'People you follow appear here', 'Find people to follow');
    await page.getByRole('tab', { name: 'Followers' }).click();
    await saysHow(panel, 'People who follow you appear here', 'Read the feed');
    await page.getByRole('tab', { name: 'Close friends' }).click();
    await saysHow(panel, 'People you mark with a star appear here', 'Show people you follow');
    await page.goto('/feed?for=user&from=following');
    await saysHow(panel, 'Posts by people you follow appear here', 'Find people to follow');
    await page.goto('/feed?for=space');
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await saysHow(panel, 'Your favourite spaces appear here', 'Explore spaces');
    await page.goto('/chat');
    const conversations = page.getByRole('region', { name: 'Conversations' });
    await saysHow(conversations, 'Your conversations appear here', 'Find people to write to', 'button');
    await page.goto(`/profile?user=${id}`);
    const spaces = page.getByRole('main').getByRole('region', { name: 'Spaces' });
    await saysHow(spaces, 'Spaces you create appear here', 'Create a space', 'button');
    await spaces.getByRole('button', { name: 'Create a space' }).click();
    await expect(page.getByRole('dialog', { name: 'Create a space' })).toBeVisible();
  },
);

test('[LY-06] shows only "no results" for a filter without matches', FULL, async ({ page }) => {
  const id = await beNew(page);
  await page.goto(`/follow-user/${id}?option=followings&tag=gaming`);
  await expect(page.getByRole('tabpanel').getByText('No data found')).toBeVisible();
  await expect(page.getByRole('main').getByText('People you follow appear here')).toHaveCount(0);
});
