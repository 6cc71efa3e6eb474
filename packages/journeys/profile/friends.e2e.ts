import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, confirmLogin, scrollTo } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

/** A demo user with many followers. */
const POPULAR = '/follow-user/1?option=followers';

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');

/** Only rows near the viewport are rendered; each has the total in `aria-setsize`. */
const rowOf = (page: Page, place: number) => page.locator(`li[aria-posinset="${place}"]`);
const isLong = (page: Page, length: number) =>
  expect(list(page, 'Followers').first()).toHaveAttribute('aria-setsize', String(length));

test(
  '[PR-04] lists followers page by page, by name and tag, and keeps the filter in the URL',
  FULL,
  async ({ page }) => {
    const problems = collectProblems(page);
    await beMember(page);
    await page.goto(POPULAR);
    const rows = list(page, 'Followers');
    await isLong(page, 20);
    await scrollTo(page, rowOf(page, 50));
    expect(await rows.count()).toBeLessThan(45);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(rowOf(page, 1)).toBeVisible();

    const name = String(await rows.nth(2).getByRole('link').first().textContent());
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name.toUpperCase());
    await expect(rows.first().getByRole('link').first()).toHaveText(name);
    await expect(page).toHaveURL(/name=/);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue(name.toUpperCase());
    await page.getByRole('button', { name: 'Clear search' }).click();
    await isLong(page, 20);

    await page.getByRole('list', { name: 'Tags' }).getByRole('button', { name: 'Gaming' }).click();
    await expect(page).toHaveURL(/tag=gaming/);
    await expect.poll(() => rows.count()).toBeLessThan(20);
    await page.getByRole('tab', { name: 'Following', exact: true }).click();
    await expect(page).toHaveURL(/option=followings.*tag=gaming/);
    expect(problems).toEqual([]);
  },
);

test('[RT-09] [PR-03] [PR-05] asks a visitor to log in, follows and marks close friends in the list, and reverts what the server rejects', async ({
  page,
}) => {
  await page.goto(POPULAR);
  await confirmLogin(page);
  await expect(page.getByRole('tab', { name: 'Followers', selected: true })).toBeVisible();
  await isLong(page, 20);
  const row = list(page, 'Followers').nth(1);
  const name = String(await row.getByRole('link').first().textContent());
  await row.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
  await expect(row.getByRole('button', { name: `Stop following ${name}` })).toBeVisible();

  await page.route(`${API_ORIGIN}/social/create-close-friend/**`, (route) => route.abort());
  await row.getByRole('button', { name: `Add ${name} to close friends` }).click();
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'No connection' }).first(),
  ).toBeVisible();
  await expect(row.getByRole('button', { name: `Add ${name} to close friends` })).toBeVisible();
  await page.unroute(`${API_ORIGIN}/social/create-close-friend/**`);
  await row.getByRole('button', { name: `Add ${name} to close friends` }).click();
  await expect(row.getByRole('button', { name: `Remove ${name} from close friends` })).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Wallet 0x/ })
    .click();
  await page.getByRole('link', { name: 'View your profile' }).click();
  await page.getByRole('link', { name: '1 Following' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your friends' })).toBeVisible();
  await expect(list(page, 'Following')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Close friends' }).click();
  await expect(list(page, 'Close friends').getByRole('link', { name, exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${name} from close friends` }).click();
  await expect(page.getByRole('button', { name: `Add ${name} to close friends` })).toBeVisible();
  await page.getByRole('tab', { name: 'Following', exact: true }).click();
  await page.getByRole('tab', { name: 'Close friends' }).click();
  await expect(page.getByRole('tabpanel').getByText('No data found')).toBeVisible();
});
