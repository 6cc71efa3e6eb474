import { expect, type Locator, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';

test('[RT-07] [SP-03] lists spaces by tag and order, page by page, and restores the position on Back', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View all: Hot this week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  const spaces = page.getByRole('tabpanel').getByRole('list', { name: 'Spaces' }).getByRole('listitem');
  await expect(spaces).toHaveCount(24);
  const tags = page.getByRole('list', { name: 'Tags' });
  await expect(tags.getByRole('button', { pressed: false })).toHaveCount(20);
  await tags.getByRole('button', { name: 'More tags' }).click();
  await expect(tags.getByRole('button', { pressed: false })).toHaveCount(23);

  await expect(async () => {
    await page.mouse.wheel(0, 800);
    expect(await spaces.count()).toBeGreaterThan(24);
  }).toPass();
  const link = spaces.nth(30).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page.evaluate(() => window.scrollTo(0, 0));
  const second = tags.getByRole('button', { name: /^Dance \d+$/ });
  const ofAll = String(await second.textContent());
  await tags.getByRole('button', { name: 'Music' }).click();
  await expect(page).toHaveURL(/tag=music/);
  await expect(second).not.toHaveText(ofAll);
  // A second tag narrows the list to the number that its chip shows, and both stay in the address.
  const found = page
    .getByRole('tabpanel')
    .getByRole('status')
    .filter({ hasText: /spaces?$/ });
  const left = String((await second.textContent())?.match(/\d+$/)?.[0]);
  await second.click();
  await expect(page).toHaveURL(/tag=music,dance/);
  await expect(found).toHaveText(new RegExp(`^${left} spaces?$`));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/tag=/);
  await tags.getByRole('button', { name: 'Music' }).click();
  await page.getByRole('main').getByRole('combobox', { name: /List/ }).selectOption('New');
  await expect(page).toHaveURL(/sort=new/);
  await page.reload();
  await expect(tags.getByRole('button', { name: 'Music', pressed: true })).toBeVisible();
  await expect(spaces.first()).toBeVisible();
});

for (const [locale, order, rail] of [
  ['en-GB', 'Hot this week', 'Hot this week'],
  ['ja-JP', '今週の人気順', '今週の人気スペース'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      `[RT-07] names the default order after its criterion and uses it on the home page in ${locale}`,
      FULL,
      async ({ page }) => {
        await page.goto('/');
        const hot = page
          .getByRole('region', { name: rail })
          .getByRole('listitem')
          .getByRole('heading')
          .getByRole('link');
        await expect(hot.first()).toBeVisible();
        const addresses = (links: Locator) => links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
        const first = (await addresses(hot)).slice(0, 6);
        await page.goto('/explore');
        await expect(page.getByRole('main').getByRole('combobox').locator('option:checked')).toHaveText(order);
        const spaces = page.getByRole('tabpanel').getByRole('listitem').getByRole('heading').getByRole('link');
        await expect(spaces.nth(6)).toBeVisible();
        expect((await addresses(spaces)).slice(0, 6)).toEqual(first);
      },
    );
  });
}

test('[RT-07] has a tab each for events, games and avatars, also by keyboard', FULL, async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/explore');
  await page.getByRole('tab', { name: 'Spaces' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('tabpanel').getByRole('list', { name: 'Live now' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/tab=events/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Avatars' }).getByRole('listitem').first()).toBeVisible();
  expect(problems).toEqual([]);
});
