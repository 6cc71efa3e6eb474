import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { NO_PATH } from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { PICTURE } from '../site/one-pixel.ts';
import { waitUntilDialogsAreLeft } from '../site/page-actions.ts';
import { openNamedMember } from '../site/people.ts';

const options = (page: Page) => page.getByRole('listbox', { name: 'People to mention' }).getByRole('option');

test('mentions members in a post and a comment, by keyboard and by click, and notifies them once [PR-10] [NT-01] [PR-06]', async ({
  browser,
}) => {
  const mia = await openNamedMember(browser, 'Mia', NO_PATH);
  const ren = await openNamedMember(browser, 'Ren');
  const { page } = mia;
  await page.goto('/feed?for=user');
  const composer = page.getByRole('form', { name: 'New post' });
  const field = composer.getByRole('textbox', { name: 'New post' });
  await field.click();
  await page.keyboard.type(`Look @${ren.username.slice(0, 9)}`);
  await expect(options(page).filter({ hasText: ren.name })).toBeVisible();
  expect(await axeViolations(page, { within: 'form' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.type(ren.username.slice(9));
  await expect(options(page).filter({ hasText: ren.name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Look @${ren.username} `);
  await page.keyboard.press('Control+Enter');
  const post = page
    .getByRole('tabpanel')
    .getByRole('article', { name: /^Post by/ })
    .filter({ hasText: `Look @${ren.name}` });
  // The name, because a username may be a generated one.
  await expect(post.getByRole('link', { name: `@${ren.name}` })).toHaveAttribute('href', `/profile?user=${ren.id}`);

  const bell = ren.page.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.click();
  await ren.page.getByRole('link', { name: new RegExp(`${mia.name} mentioned you`) }).click();
  await expect(ren.page).toHaveURL(/\/details\/\d+\?for=feed/);
  const comments = ren.page.getByRole('region', { name: 'Comments' });
  const write = comments.getByRole('textbox', { name: 'Write a comment' });
  await write.click();
  await ren.page.keyboard.type(`Frist @${mia.username}`);
  await options(ren.page).filter({ hasText: mia.name }).click();
  await expect(write).toBeFocused();
  await ren.page.keyboard.press('Control+Enter');
  const link = comments.getByRole('link', { name: `@${mia.name}` });
  await expect(link).toHaveAttribute('href', `/profile?user=${mia.id}`);
  await comments.getByRole('button', { name: /^More about the comment/ }).click();
  await ren.page.getByRole('menuitem', { name: 'Edit' }).click();
  const edited = comments.getByRole('textbox', { name: 'Text of the comment' });
  await edited.fill(`First @${mia.username}`);
  await ren.page.keyboard.press('Control+Enter');
  await expect(comments.getByText('First')).toBeVisible();
  await expect(comments.getByText('Edited')).toBeVisible();
  await expect(link).toBeVisible();
  // The author of the post is told of the comment, and not of the mention in it too.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  for (const { context } of [mia, ren]) await context.close();
});

test('changes the pictures of a post [PR-06]', FULL, async ({ browser }) => {
  const { page, context, calls } = await openNamedMember(browser, 'Mia', NO_PATH);
  const { id } = await calls.post<{ id: number }>('/feeds/single-feed', { descriptions: 'Two views' });
  await page.goto(`/details/${id}?for=feed`);
  await page.getByRole('button', { name: /^More about the post/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the post' });
  await dialog.locator('input[type=file]').setInputFiles(PICTURE);
  await dialog.getByRole('textbox', { name: 'Description of picture 1' }).fill('A lantern');
  expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('img', { name: 'A lantern' })).toBeVisible();
  await waitUntilDialogsAreLeft(page);
  await page.reload();
  await expect(page.getByRole('img', { name: 'A lantern' })).toBeVisible();
  await context.close();
});
