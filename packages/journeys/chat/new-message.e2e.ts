import { expect, test } from '@playwright/test';
import { closeMembers, messageField, messageTexts, openFriends } from '../site/chat-members.ts';

test('[CH-01] [CH-02] chooses whom to write to: followed people first, then a search, by keyboard', async ({
  browser,
}) => {
  const [mia, yui] = await openFriends(browser, '/chat');
  const { page } = mia;
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await page.getByRole('button', { name: 'New message' }).first().click();
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  const followed = dialog.getByRole('region', { name: 'Following' }).getByRole('link');
  await expect(followed).toHaveCount(1);
  const name = String(await followed.textContent());
  await expect(dialog.getByRole('region', { name: 'Popular' }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('No Such Person');
  await expect(dialog.getByText('No person with this name')).toBeVisible();
  await field.fill('mia chen');
  await expect(dialog.getByRole('region', { name: 'Other people' }).getByRole('link').first()).toHaveText('Mia Chen');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link', { name: 'Mia Chen' }).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill(name);
  await expect(followed).toHaveText([name]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/chat?user=${yui.id}`);
  await expect(messageField(page)).toBeFocused();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await expect.poll(() => messageTexts(page)).toEqual(['Hello']);

  // The open conversation, too.
  await page.keyboard.press('Control+k');
  await followed.click();
  await expect(messageField(page)).toBeFocused();
  await closeMembers(mia, yui);
});
