import { expect, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, scrollTo } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const WITH_FILM = '/details/2?type=USER_WORLD&for=space';

test('[SP-02] [RT-02] plays the video and copies the URL of a space on request, and links to its creator, its tags and similar spaces', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  const problems = collectProblems(page);
  await page.goto(WITH_FILM);
  const main = page.getByRole('main');
  const name = await main.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${name} · XANA`);
  const enter = main.getByRole('link', { name: 'Enter' });
  await expect(enter).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('button', { name: /^Follow / })).toBeVisible();

  await test.step('copies the page’s URL where the device has no share dialog', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
  await test.step('loads the video from its host only after a click on play', async () => {
    const play = page.getByRole('button', { name: 'Play the video' });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.click();
    await expect(page.getByTitle(/^Video of /)).toBeFocused();
    await expect.poll(() => asked.map((url) => new URL(url).pathname)).toEqual(['/embed/eRsGyueVLvQ']);
  });

  await scrollTo(page, main.getByRole('heading', { name: /^More with #/ }));
  await scrollTo(page, main.getByRole('heading', { name: 'Recommended for you' }));
  await expect(main.getByRole('article').getByRole('link', { name: String(name), exact: true })).toHaveCount(0);

  const tag = main.getByRole('list', { name: 'Tags' }).getByRole('link').first();
  await tag.click();
  await expect(page).toHaveURL(/\/search\?src=%23/);
  await expect(main.getByRole('listitem').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('[SP-05] adds a favourite to the sidebar optimistically, and removes it when the server rejects it', async ({
  page,
}) => {
  await beMember(page);
  await page.goto('/details/2?for=game');
  const main = page.getByRole('main');
  const name = String(await main.getByRole('heading', { level: 1 }).textContent());
  const listed = page.getByRole('navigation', { name: 'Spaces' }).getByRole('link', { name });
  await expect(main.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  await expect(listed).toHaveCount(0);

  let answer = (_: 'refuse' | 'accept') => {};
  let verdict: Promise<'refuse' | 'accept'>;
  // Before the click: the page shows the change before it sends the request.
  const holdReply = () => {
    verdict = new Promise((resolve) => {
      answer = resolve;
    });
  };
  await page.route(`${API_ORIGIN}/world/mark-favourite-space/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    return (await verdict) === 'accept' ? route.continue() : route.abort();
  });
  holdReply();
  await main.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(listed).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  answer('refuse');
  await expect(listed).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add to favourites' })).toBeVisible();

  holdReply();
  await main.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(listed).toBeVisible();
  const accepted = page.waitForResponse(`${API_ORIGIN}/world/mark-favourite-space/**`);
  answer('accept');
  expect((await accepted).status()).toBe(200);
  await page.reload();
  await expect(listed).toBeVisible();
});

test('[SP-04] shows time, place and host of an event, and links to its space', FULL, async ({ page }) => {
  await page.goto('/explore?tab=events');
  const first = page.getByRole('tabpanel').getByRole('listitem').getByRole('heading').getByRole('link').first();
  const title = String(await first.textContent());
  await first.click();
  await expect(page).toHaveURL(/for=event/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByText('Live', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Follow / })).toBeVisible();
  const venue = main.getByRole('region', { name: 'Where it takes place' });
  await expect(venue.getByRole('link', { name: /^Enter / })).toBeVisible();
  await venue.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/for=space/);
});

test('[RT-02] shows an avatar on its own page with a link to its creator', FULL, async ({ page }) => {
  await page.goto('/explore?tab=avatars');
  const card = page.getByRole('list', { name: 'Avatars' }).getByRole('link').first();
  const name = String(await card.textContent());
  await card.click();
  await expect(page).toHaveURL(/\/details\/\d+\?for=avatar$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · XANA`);
  await expect(main.getByRole('heading', { name: 'Latest avatars' })).toBeVisible();
  await main.getByRole('link', { name: /^Created by / }).click();
  await expect(page).toHaveURL(/\/profile\?user=\d+$/);
});

test('[RT-02] uses the post’s text as the title of its page', FULL, async ({ page }) => {
  await page.goto('/details/7?for=feed');
  const main = page.getByRole('main');
  const [, author] = /^Post by (.+)$/.exec(String(await main.getByRole('heading', { level: 1 }).textContent())) ?? [];
  const text = String(await main.getByRole('article').locator('p').first().textContent());
  await expect.poll(() => page.title()).toContain(`${author}: “${text.slice(0, 20)}`);
});

test('[RT-02] shows "not found" with links for an id that does not exist', FULL, async ({ page }) => {
  for (const path of [
    '/details/99999?type=MUSEUM&for=space',
    '/details/99999?for=event',
    '/details/99999?for=avatar',
    '/details/x?for=space',
  ]) {
    await page.goto(path);
    await expect(page.getByText('This page is no longer available')).toBeVisible();
    await expect(page).toHaveTitle('This page is no longer available · XANA');
  }
  await page.getByRole('link', { name: 'Explore spaces' }).click();
  await expect(page).toHaveURL('/explore');
});

test(
  '[RT-03] shows the member’s own profile at the profile path without an id, after a login',
  FULL,
  async ({ page }) => {
    await page.goto('/profile');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('button', { name: /Demo wallet/ }).click();
    await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/profile?user=99999');
    await expect(page).toHaveTitle('This user does not exist · XANA');
  },
);

test('[PR-01] shows the spaces of a user on their profile', FULL, async ({ page }) => {
  await page.goto(WITH_FILM);
  const main = page.getByRole('main');
  const name = String(await main.getByRole('heading', { level: 1 }).textContent());
  await main.getByRole('link', { name: /^Built by/ }).click();
  const spaces = main.getByRole('region', { name: 'Spaces' });
  await expect(spaces.getByRole('heading').getByRole('link', { name })).toBeVisible();
});
