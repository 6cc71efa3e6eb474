import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import {
  beginToUse,
  confirmLogin,
  demoWallet,
  logIn,
  loginDialog,
  logOut,
  scrollTo,
  walletControl,
} from '../site/page-actions.ts';
import { namedMember } from '../site/people.ts';
import { skipAfterLogin } from '../site/skip-after-login.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const SPACE = '/details/2?type=USER_WORLD&for=space';
const PERSON = '/profile?user=7';

const main = (page: Page) => page.getByRole('main');
const addFavourite = (page: Page) => main(page).getByRole('button', { name: 'Add to favourites' });
const removeFavourite = (page: Page) => main(page).getByRole('button', { name: 'Remove from favourites' });

/** Paths of the page's API requests with this method. */
function collectCalls(page: Page, method: string, pattern: RegExp): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === API_ORIGIN && request.method() === method && pattern.test(pathname)) calls.push(pathname);
  });
  return calls;
}

/** Answers a request with a server error. */
const failRequests = (page: Page, path: string) =>
  page.route(`${API_ORIGIN}${path}`, (route) =>
    route.request().method() === 'OPTIONS' ? route.fallback() : route.abort(),
  );

test('[LG-14] a visitor who adds a favourite by keyboard logs in and the space becomes a favourite, once, and its button has the focus', async ({
  page,
}) => {
  const marks = collectCalls(page, 'PUT', /mark-favourite-space/);
  await page.goto(SPACE);
  await addFavourite(page).focus();
  await page.keyboard.press('Enter');
  await expect(demoWallet(page)).toBeVisible();
  await skipAfterLogin(page);
  await demoWallet(page).focus();
  await page.keyboard.press('Enter');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(removeFavourite(page)).toBeFocused();
  const name = String(await main(page).getByRole('heading', { level: 1 }).textContent());
  await expect(page.getByRole('navigation', { name: 'Spaces' }).getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(removeFavourite(page)).toBeVisible();
  expect(marks).toEqual(['/world/mark-favourite-space/2']);
});

for (const [where, path] of [
  ['card', '/explore'],
  ['search hit', '/search?src=garden&tab=world'],
] as const) {
  test(`[LG-14] [SP-05] a visitor who presses the heart of a ${where} logs in and the space is a favourite, once`, async ({
    page,
  }) => {
    const marks = collectCalls(page, 'PUT', /mark-favourite-space/);
    await page.goto(path);
    await beginToUse(page);
    const heart = main(page)
      .getByRole('button', { name: /^Add .+ to favourites$/ })
      .first();
    const name = String(await heart.getAttribute('aria-label')).replace(/^Add (.+) to favourites$/, '$1');
    const marked = main(page).getByRole('button', { name: `Remove ${name} from favourites`, exact: true });
    // By its name: hearts load one by one, and the first one may become the second.
    await main(page)
      .getByRole('button', { name: `Add ${name} to favourites`, exact: true })
      .click();
    await confirmLogin(page);
    await expect(marked).toBeVisible();
    await page.reload();
    await beginToUse(page);
    await expect(marked).toBeVisible();
    expect(marks).toHaveLength(1);
  });
}

test('[PR-09] a visitor who follows a person found by the search logs in and follows that person, once', async ({
  page,
  request,
}) => {
  const { name } = await namedMember(request, 'Kestrel');
  const follows = collectCalls(page, 'POST', /^\/follow\/(user|unfollow-user)$/);
  await page.goto(`/search?src=${encodeURIComponent(name)}&tab=profile`);
  await main(page)
    .getByRole('button', { name: `Follow ${name}`, exact: true })
    .click();
  await confirmLogin(page);
  await expect(main(page).getByRole('button', { name: `Stop following ${name}`, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(main(page).getByRole('button', { name: `Stop following ${name}`, exact: true })).toBeVisible();
  expect(follows).toEqual(['/follow/user']);
});

test('[LG-14] a favourite that the member already has stays one after the login', FULL, async ({ page }) => {
  await page.goto(SPACE);
  await addFavourite(page).click();
  await confirmLogin(page);
  await expect(removeFavourite(page)).toBeVisible();
  await logOut(page);
  await page.goto(SPACE);
  await addFavourite(page).click();
  await confirmLogin(page);
  await expect(removeFavourite(page)).toBeVisible();
  await page.reload();
  await expect(removeFavourite(page)).toBeVisible();
});

test(
  '[PR-09] a visitor who follows a person in a list logs in and follows that person, once',
  FULL,
  async ({ page }) => {
    const follows = collectCalls(page, 'POST', /^\/follow\/(user|unfollow-user)$/);
    await page.goto('/');
    const rail = main(page).getByRole('region', { name: 'People to follow' });
    await scrollTo(page, rail.getByRole('button', { name: /^Follow / }).first());
    const button = rail.getByRole('button', { name: /^Follow / }).first();
    const label = String(await button.getAttribute('aria-label'));
    await button.click();
    await confirmLogin(page);
    const person = label.replace('Follow ', '');
    // The member's home is another page, and begins at its top.
    await scrollTo(page, rail.getByRole('button', { name: `Stop following ${person}` }));
    await expect(page.getByRole('region', { name: 'Following' }).getByRole('link', { name: person })).toBeVisible();
    expect(follows).toEqual(['/follow/user']);
  },
);

test('[PR-09] a follow that ends before the lists reload as a member shows in them', FULL, async ({ page }) => {
  await page.route(`${API_ORIGIN}/users/get-user-profile/**`, async (route) => {
    // The answer leaves the server before the follow, and arrives after it.
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto(PERSON);
  await main(page)
    .getByRole('button', { name: /^Follow / })
    .click();
  await confirmLogin(page);
  await expect(main(page).getByRole('button', { name: /^Stop following / })).toBeVisible();
});

test(
  '[PR-09] a visitor who follows themselves logs in and is told that it is their own profile',
  FULL,
  async ({ page }) => {
    const follows = collectCalls(page, 'POST', /^\/follow\/user$/);
    await page.goto('/');
    await logIn(page);
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
    await logOut(page);
    await page.goto(`/profile?user=${id}`);
    await main(page)
      .getByRole('button', { name: /^Follow / })
      .click();
    await confirmLogin(page);
    await expect(page.getByText('This is your own profile')).toBeVisible();
    expect(follows).toEqual([]);
  },
);

test('[LG-14] [CS-01] a visitor who wants to create a space logs in and the dialog opens', FULL, async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('banner').getByRole('button', { name: 'Create a space' }).click();
  await confirmLogin(page);
  await expect(page.getByRole('dialog', { name: 'Create a space' })).toBeVisible();
});

test('[LG-14] [HD-09] a visitor who opens the chat logs in and reaches the chat', FULL, async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  await confirmLogin(page);
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();
});

test('[LG-14] [ST-01] a visitor who buys logs in and the product opens', FULL, async ({ page }) => {
  await page.goto('/store');
  await main(page).getByRole('list').getByRole('button').first().click();
  await confirmLogin(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, address] of [
    ['Me', /\/profile\?user=\d+$/],
    ['Friends', /\/follow-user\/\d+\?option=followings$/],
  ] as const) {
    test(
      `[LG-14] [BB-02] a visitor who opens ${name} in the bottom bar logs in and reaches the page`,
      FULL,
      async ({ page }) => {
        await page.goto('/explore');
        await page.getByRole('navigation', { name: 'Main sections' }).getByRole('button', { name }).click();
        await confirmLogin(page);
        await expect(page).toHaveURL(address);
        await page.goBack();
        await expect(page).toHaveURL('/explore');
      },
    );
  }
});

test('[LG-14] closing the login dialog drops the action, and a later login does not run it', FULL, async ({ page }) => {
  const marks = collectCalls(page, 'PUT', /mark-favourite-space/);
  await page.goto(SPACE);
  await addFavourite(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await logIn(page);
  await expect(addFavourite(page)).toBeVisible();
  expect(marks).toEqual([]);
});

test('[LG-14] a login in another tab does not run the action', FULL, async ({ page, context }) => {
  const marks = collectCalls(page, 'PUT', /mark-favourite-space/);
  await page.goto(SPACE);
  await addFavourite(page).click();
  await expect(loginDialog(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await logIn(other);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(walletControl(page)).toBeVisible();
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(addFavourite(page)).toBeVisible();
  expect(marks).toEqual([]);
});

test('[LG-14] shows an error for an action that fails after the login', FULL, async ({ page }) => {
  await failRequests(page, '/world/mark-favourite-space/**');
  await page.goto(SPACE);
  await addFavourite(page).click();
  await confirmLogin(page);
  await expect(page.getByText('No connection. Please check your network and try again')).toBeVisible();
  await expect(addFavourite(page)).toBeVisible();
});
