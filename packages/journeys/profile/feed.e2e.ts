import { expect, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { collectProblems, demoWallet, logIn } from '../site/page-actions.ts';
import { namedMember } from '../site/people.ts';
import { skipAfterLogin } from '../site/skip-after-login.ts';

test('[RT-08] loads posts while scrolling, each with its own page', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/feed?for=user');
  const posts = page.getByRole('tabpanel').getByRole('article');
  await expect(posts).toHaveCount(20);
  await posts.nth(19).scrollIntoViewIfNeeded();
  const chosen = posts.nth(28);
  await chosen.scrollIntoViewIfNeeded();
  const name = String(await chosen.getAttribute('aria-label'));
  await chosen.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/details\/\d+\?for=feed/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the feed' }).click();
  await expect(page).toHaveURL('/feed?for=user');
  expect(problems).toEqual([]);
});

test('[RT-08] shows a member the posts of users they follow, and asks a visitor to log in', async ({
  page,
  request,
}) => {
  // An author of its own: posts of other journeys come and go.
  const { name, post } = await namedMember(request, 'Author');
  await post('/feeds/single-feed', { descriptions: 'The harbour at dawn.' });
  await page.goto('/feed?for=user&from=following');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await skipAfterLogin(page);
  await demoWallet(page).click();
  await expect(page.getByRole('tabpanel').getByText('No data found')).toBeVisible();
  await page.getByRole('tab', { name: 'Everyone' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('article', { name: `Post by ${name}` })
    .getByRole('link', { name })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Follow ${name}`, exact: true })
    .click();
  await expect(page.getByRole('main').getByRole('button', { name: `Stop following ${name}` })).toBeVisible();
  await page.goto('/feed?for=user&from=following');
  const theirs = page.getByRole('tabpanel').getByRole('article');
  await expect(theirs.first()).toHaveAccessibleName(`Post by ${name}`);
});

test('[RT-08] shows a feed of spaces with a separate list of a member’s favourites', FULL, async ({ page }) => {
  await page.goto('/feed?for=user');
  await page.getByRole('navigation', { name: 'Feed topics' }).getByRole('link', { name: 'Spaces' }).click();
  await expect(page).toHaveURL('/feed?for=space');
  await expect(page.getByRole('list', { name: 'All' }).getByRole('listitem')).toHaveCount(24);
  await logIn(page);
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByRole('tabpanel').getByText('No data found')).toBeVisible();
});
