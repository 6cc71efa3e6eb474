import { expect, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { waitUntilDialogsAreLeft } from '../site/page-actions.ts';

test('[FD-01] a post shows a space that its author chose, keeps it in the draft, and leads to its page', async ({
  page,
}) => {
  await beMember(page);
  await page.goto('/feed?for=user');
  const composer = page.getByRole('form', { name: 'New post' });
  await composer.getByRole('button', { name: 'Add a space or event' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a space or event' });
  const space = picker.getByRole('region', { name: 'All spaces' }).getByRole('button').first();
  const name = String(await space.locator('bdi').textContent());
  await picker.getByRole('searchbox', { name: 'Search for a space' }).fill(name);
  await picker.getByRole('region', { name: 'Results' }).getByRole('button', { name }).first().click();
  await expect(composer.getByText(name)).toBeVisible();
  await waitUntilDialogsAreLeft(page);
  await page.reload();
  await expect(composer.getByText(name)).toBeVisible();
  await composer.getByRole('button', { name: 'Remove the space or event' }).click();
  await expect(composer.getByRole('textbox', { name: 'New post' })).toBeFocused();
  await composer.getByRole('button', { name: 'Add a space or event' }).click();
  await picker.getByRole('tab', { name: 'Events' }).click();
  const event = picker.getByRole('tabpanel').getByRole('listitem').getByRole('button').first();
  const title = String(await event.locator('bdi').textContent());
  await event.click();
  await composer.getByRole('textbox', { name: 'New post' }).fill('See you there');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'See you there' });
  await post.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/details\/\d+\?for=event/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});
