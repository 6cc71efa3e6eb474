import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import {
  closeMembers,
  messageField,
  messageLog,
  NO_PATH,
  openChatMember,
  openFriends,
  sendText,
} from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { pressByKey, tabTo } from '../site/keyboard.ts';
import { collectProblems } from '../site/page-actions.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

test('limits messages and hides the presence of a member, as chosen in the settings [SG-01] [SG-02] [SG-03]', async ({
  browser,
}) => {
  const [mia, yui] = await openFriends(browser, NO_PATH);
  const problems = collectProblems(mia.page);
  await mia.page.goto('/settings/privacy');
  await yui.page.goto(`/chat?user=${mia.id}`);
  await sendText(yui.page, 'Hello');
  await expect(messageLog(yui.page).getByText('Sent', { exact: true })).toBeVisible();
  // Presence is sent when a page connects.
  await yui.page.reload();
  const presence = yui.page.getByText('Online', { exact: true });
  await expect(presence.first()).toBeVisible();

  await mia.page.getByText('Show friends when you are online').click();
  await expect(presence).toHaveCount(0);
  const stored = mia.page.waitForResponse('**/settings/update-privacy');
  await mia.page.getByRole('radio', { name: /^No one/ }).check();
  await stored;
  await mia.page.reload();
  await expect(mia.page.getByRole('radio', { name: /^No one/ })).toBeChecked();
  await sendText(yui.page, 'Are you there?');
  await expect(yui.page.getByRole('alert')).toContainText('This user does not accept messages from you');
  await expect(yui.page.getByRole('region', { name: /does not accept messages from you$/ })).toBeFocused();
  await expect(messageField(yui.page)).toBeHidden();

  await mia.page.getByRole('radio', { name: /^Everyone/ }).check();
  await yui.page.getByRole('button', { name: 'Try again' }).click();
  await expect(yui.page.getByRole('alert')).toHaveCount(0);
  await expect(messageField(yui.page)).toBeVisible();
  expect(problems).toEqual([]);
  await closeMembers(mia, yui);
});

test('offers every section by keyboard, in both layouts, without violations [SG-01]', FULL, async ({ browser }) => {
  const { page, context } = await openChatMember(browser, NO_PATH);
  await page.goto('/settings');
  await expect(heading(page, 'Profile')).toBeVisible();
  for (const name of ['Account', 'Privacy', 'Notifications', 'Language and theme', 'Blocked and muted']) {
    const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
    await pressByKey(page, sections.getByRole('link', { name: new RegExp(`^${name}`) }));
    await expect(heading(page, name)).toBeVisible();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  }
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { name: 'Login methods' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.goto('/settings/display');
  const english = page.getByRole('main').getByRole('radio', { name: 'English' });
  await tabTo(page, english);
  await page.keyboard.press('ArrowDown');
  await expect(heading(page, '言語とテーマ')).toBeVisible();
  await english.check();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  await expect(heading(page, 'Profile')).toBeHidden();
  await page.getByText('Messages and presence').click();
  await expect(heading(page, 'Privacy')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Everyone/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'All settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await context.close();
});

test('saves the data of the member as a file [SG-04]', async ({ browser }) => {
  const { page, context, calls } = await openChatMember(browser, NO_PATH);
  await calls.post('/feeds/single-feed', { descriptions: 'A post to keep' });
  await page.goto('/settings/data');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^xana-data-\d{4}-\d\d-\d\d\.json$/);
  const { sections } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    sections: { name: string; rows: Record<string, unknown>[] }[];
  };
  const rowsOf = (name: string) => sections.find((section) => section.name === name)?.rows;
  expect(rowsOf('profile')).toMatchObject([{ id: calls.id }]);
  expect(rowsOf('posts')).toMatchObject([{ text: 'A post to keep' }]);
  await context.close();
});
