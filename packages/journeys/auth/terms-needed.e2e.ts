import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { nextAnswer } from '../site/next-answer.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const terms = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(Please accept the terms of use|利用規約への同意)$/ });
const field = (page: Page) => page.getByRole('textbox', { name: /^(New post|新しい投稿)$/ });
const publish = (page: Page) =>
  page
    .getByRole('form', { name: /^(New post|新しい投稿)$/ })
    .getByRole('button', { name: /^(Post|投稿する|投稿)$/ })
    .click();
const published = (page: Page, text: string) =>
  page.getByRole('tabpanel').getByRole('article').filter({ hasText: text });

const newPost = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/feeds/single-feed') && response.request().method() === 'POST',
  );

/** A member without the terms publishes a post, which the server rejects. */
async function publishTooEarly(page: Page, text: string) {
  const refused = nextAnswer<{ code?: string }>(page, /\/feeds\/single-feed$/);
  await field(page).fill(text);
  await publish(page);
  expect((await refused).code).toBe('TERMS_NOT_ACCEPTED');
  await expect(terms(page)).toBeVisible();
}

async function openFeed(page: Page) {
  await beMember(page, { lacksTerms: true });
  await page.goto('/feed?for=user');
  await expect(field(page)).toBeVisible();
}

test('[LG-15] asks a member who posts for the terms, and publishes the post after the acceptance', async ({ page }) => {
  await openFeed(page);
  await publishTooEarly(page, 'Rain in the garden');
  await expect(terms(page)).toContainText('Publishing and buying need the current terms.');
  await expect(terms(page).getByRole('region', { name: 'Terms of use' })).toBeVisible();
  await terms(page).getByRole('checkbox').check();
  const repeated = newPost(page);
  await terms(page).getByRole('button', { name: 'Sign and accept' }).click();
  expect((await repeated).status()).toBe(200);
  await expect(terms(page)).toHaveCount(0);
  await expect(published(page, 'Rain in the garden')).toHaveCount(1);
});

test(
  '[LG-15] a member who declines stays logged in, keeps the post, and can accept at the next try',
  FULL,
  async ({ page }) => {
    await openFeed(page);
    await publishTooEarly(page, 'Kept for later');
    await page.keyboard.press('Escape');
    await expect(terms(page)).toHaveCount(0);
    const unsent = published(page, 'Kept for later');
    await expect(unsent).toContainText('Please accept the terms of use to continue');
    expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBe('true');
    await unsent.getByRole('button', { name: 'Try again' }).click();
    await terms(page).getByRole('checkbox').check();
    await terms(page).getByRole('button', { name: 'Sign and accept' }).click();
    await expect(unsent.getByRole('button', { name: /^Like/ })).toBeVisible();
  },
);

test('[LG-15] a member reads the feed without the terms', FULL, async ({ page }) => {
  const rejected: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(API_ORIGIN) && response.status() === 403) rejected.push(response.url());
  });
  await openFeed(page);
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  expect(rejected).toEqual([]);
});

test.describe('in Japanese on a phone', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test('[LG-15] shows the terms in Japanese, which fit the screen, and publishes', FULL, async ({ page }) => {
    await openFeed(page);
    await publishTooEarly(page, '庭の雨');
    await expect(terms(page)).toContainText('最新の利用規約への同意が必要です');
    await expect(terms(page).getByRole('heading', { name: '5. XENY、XETA、購入' })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await terms(page).getByRole('checkbox').check();
    const accept = terms(page).getByRole('button', { name: '署名して同意する' });
    await expect(accept).toBeInViewport();
    const repeated = newPost(page);
    await accept.click();
    expect((await repeated).status()).toBe(200);
  });
});
