import { expect, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { beginToUse, scrollTo } from '../site/page-actions.ts';
import { openNamedMember } from '../site/people.ts';

test('[SP-01] [SB-06] leads a new member through the first steps, and keeps the network in reach', async ({ page }) => {
  await beMember(page);
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Your first steps' });
  await expect(steps).toContainText('0 of 4 done');
  await test.step('stores the tags that the member likes', async () => {
    await steps.getByRole('button', { name: 'Choose what you like' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose what you like' });
    await dialog.getByRole('button', { name: 'Music' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(steps).toContainText('1 of 4 done');
  });
  await test.step('marks the step of a member who follows someone', async () => {
    const follow = page.getByRole('region', { name: 'People to follow' }).getByRole('button', { name: /^Follow / });
    await scrollTo(page, follow.first());
    await follow.first().click();
    await expect(steps).toContainText('2 of 4 done');
  });
  await test.step('hides the steps on request, also after a reload', async () => {
    await steps.getByRole('button', { name: 'Hide the first steps' }).click();
    await expect(steps).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hot this week' })).toBeVisible();
    await expect(steps).toBeHidden();
  });
  await test.step('shows the network without scrolling the sidebar', async () => {
    // The settings load with the first use of the page.
    await beginToUse(page);
    await expect(page.getByRole('combobox', { name: 'Network' })).toBeInViewport();
  });
});

test('[SP-01] [CH-05] [WL-09] shows a member which friends are online and in which space', async ({ browser }) => {
  const [one, other] = [await openNamedMember(browser, 'Aoi'), await openNamedMember(browser, 'Ren')];
  await one.calls.post('/follow/user', { userId: other.calls.id });
  await other.calls.post('/follow/user', { userId: one.calls.id });
  await one.page.reload();
  const row = one.page.getByRole('main').getByRole('region', { name: 'Friends online' });
  await test.step('shows a friend who has the site open', async () => {
    await expect(row.getByRole('link')).toContainText(['On the site']);
  });
  await test.step('shows the space that the friend enters', async () => {
    const opened = other.page.waitForEvent('popup');
    await other.page.getByRole('link', { name: 'Enter the Lobby' }).click();
    await (await opened).close();
    await one.page.reload();
    await expect(row.getByRole('link')).toContainText(['In XANA Lobby']);
    await expect(one.page.getByRole('complementary').getByRole('region', { name: 'Friends online' })).toContainText(
      other.name,
    );
  });
  await test.step('leads to the friend', async () => {
    await row.getByRole('link').click();
    await expect(one.page).toHaveURL(/\/details\/38\?type=ENVIRONMENT&for=space/);
  });
  await Promise.all([one.context.close(), other.context.close()]);
});
