import { expect, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, scrollTo, waitUntilDialogsAreLeft } from '../site/page-actions.ts';
import { namedMember } from '../site/people.ts';

test('[RT-01] [MF-01] [SP-01] composes the home page of five remotes from their own origins, with real data', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const origins = new Set<string>();
  page.on('response', (response) => {
    if (/\/r\d\/mfe-/.test(response.url())) origins.add(new URL(response.url()).origin);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
  for (const rail of [
    'Live and upcoming events',
    'Hot this week',
    'Recommended for you',
    'Hot games',
    'Latest avatars',
  ]) {
    const section = page.getByRole('region', { name: rail });
    await scrollTo(page, section.getByRole('listitem').first().getByRole('heading'));
  }
  await scrollTo(
    page,
    page
      .getByRole('region', { name: 'People to follow' })
      .getByRole('button', { name: /^Follow / })
      .first(),
  );
  await scrollTo(page, page.getByRole('region', { name: 'Newest posts' }).getByRole('article').first());
  expect(origins.size).toBe(5);
  expect(problems).toEqual([]);
});

test('[RT-03] [SB-02] [SB-04] [SB-10] [SB-11] shows a visitor spaces and the most active users in the sidebar, also after a failure, and leads to a user', async ({
  page,
}) => {
  await page.route('**/world/get-most-followed-users', (route) => route.abort());
  await page.goto('/');
  const people = page.getByRole('region', { name: 'Most active' });
  const spaces = page.getByRole('navigation', { name: 'Spaces' }).getByRole('link');
  await test.step('shows an error with a retry in place of a failed list', async () => {
    await expect(people.getByText('No data found')).toBeVisible();
    await expect(spaces).toHaveCount(12);
    await page.unroute('**/world/get-most-followed-users');
    await people.getByRole('button', { name: 'Try again' }).click();
    await expect(people.getByRole('link')).toHaveCount(10);
  });
  await test.step('shows Top, Lobby and ten public spaces', async () => {
    await expect(spaces).toHaveCount(12);
    await expect(spaces.nth(0)).toHaveText('Top');
    await expect(spaces.nth(1)).toHaveText('Lobby');
  });
  await test.step('asks a visitor who clicks a balance to log in', async () => {
    await page.getByRole('button', { name: 'Log in to see your XENY' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await waitUntilDialogsAreLeft(page);
  });
  await test.step('opens a user’s profile', async () => {
    const person = people.getByRole('link').first();
    const name = await person.getAttribute('title');
    await person.click();
    await expect(page).toHaveURL(/\/profile\?user=\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
    await expect(page).toHaveTitle(`${name} · XANA`);
  });
});

test('[SB-09] cuts long names in the sidebar, and keeps each full name reachable', async ({ page, request }) => {
  const { id, name } = await namedMember(request, 'Maximiliana');
  const { post } = await beMember(page);
  await post('/follow/user', { userId: id });
  await page.goto('/');
  const sidebar = page.getByRole('complementary');
  const person = sidebar.getByRole('region', { name: 'Following' }).getByRole('link', { name });
  await expect(person.locator('bdi')).toHaveText(`${name.slice(0, 15)}...`);
  await expect(person).toHaveAttribute('title', name);
  // Each name: as it is shown, and in full.
  const names = await sidebar
    .locator('a[title]:has(bdi)')
    .evaluateAll((links) => links.map((link) => [link.querySelector('bdi')?.textContent, link.getAttribute('title')]));
  expect(names).toContainEqual([`${name.slice(0, 15)}...`, name]);
  const cut = (full: string) => ([...full].length > 15 ? `${[...full].slice(0, 15).join('')}...` : full);
  expect(names.map(([shown]) => shown)).toEqual(names.map(([, full]) => cut(String(full))));
});

test('[RT-02] [RT-13] answers an unknown path with 404 and a titled page inside the layout, in both languages', async ({
  browser,
}) => {
  for (const [locale, title] of [
    ['en-GB', 'Page not found · XANA'],
    ['ja-JP', 'ページが見つかりません · XANA'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const answer = await page.goto('/no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(title);
    if (locale === 'en-GB') {
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Spaces' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
    }
    expect((await page.goto('/details/99999?for=event'))?.status()).toBe(200);
    await expect(page).not.toHaveTitle(/^(Space|スペース|XANA)/);
    await context.close();
  }
});

test('[SB-07] [SB-08] [LY-04] opens the sidebar over the page below 992 px, and keeps language and theme over a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await test.step('opens the sidebar over the page, and closes it on Escape', async () => {
    const sidebar = page.getByRole('complementary');
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Open the sidebar' }).click();
    await expect(sidebar.getByRole('link', { name: 'Lobby', exact: true })).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    await expect.poll(async () => (await sidebar.boundingBox())?.y).toBe(header?.height);
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XANAの世界へ');
  await page.getByRole('button', { name: 'テーマ' }).click();
  await page.getByRole('menuitemradio', { name: 'ダーク' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XANAの世界へ');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test(
  'shows a progress bar for a slow page, restores the position on Back, and moves the focus',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    const games = page.getByRole('region', { name: 'Hot games' });
    await scrollTo(page, games.getByRole('listitem').first().getByRole('heading'));
    await page.route('**/details.mjs', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    const link = games.getByRole('listitem').first().getByRole('heading').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  },
);
