import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { NO_PATH } from '../site/chat-members.ts';
import { FULL } from '../site/full.ts';
import { pressByKey, tabTo, typeByKey } from '../site/keyboard.ts';
import { PICTURE } from '../site/one-pixel.ts';
import { newName, openNamedMember } from '../site/people.ts';

const EDIT = '/profile?edit=1';
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('keeps a draft with its picture over a reload, by keyboard alone [PR-02]', async ({ browser }) => {
  const { page, context, name } = await openNamedMember(browser, 'Mia', NO_PATH);
  await page.goto('/profile');
  await pressByKey(page, page.getByRole('link', { name: 'Edit profile' }));
  await typeByKey(page, field(page, 'Bio'), 'Not saved yet');
  await page.locator('input[type=file]').nth(1).setInputFiles(PICTURE);
  const crop = page.getByRole('dialog', { name: 'Adjust profile picture' });
  await tabTo(page, crop.getByRole('slider', { name: 'Zoom' }));
  await page.keyboard.press('ArrowRight');
  expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
  await pressByKey(page, crop.getByRole('button', { name: 'Use picture' }));
  await expect(page.getByRole('button', { name: 'Remove profile picture' })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Bio')).toHaveValue('Not saved yet');
  await expect(page.getByRole('button', { name: 'Remove profile picture' })).toBeVisible();
  await pressByKey(page, save(page));
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await context.close();
});

test(
  'asks before changes of the profile are left by a link or by closing the page [PR-02]',
  FULL,
  async ({ browser }) => {
    const { page, context } = await openNamedMember(browser, 'Mia', NO_PATH);
    await page.goto(EDIT);
    await field(page, 'Bio').fill('Half a thought');
    const explore = page.getByRole('link', { name: 'Explore', exact: true }).first();
    await explore.click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Bio')).toHaveValue('Half a thought');
    await expect(page).toHaveURL(EDIT);
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closed;
    await explore.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/explore');
    await page.goto(EDIT);
    await expect(field(page, 'Bio')).toHaveValue('');
    await context.close();
  },
);

test('overwrites nothing that another tab has saved, and lets the member choose [PR-02]', FULL, async ({ browser }) => {
  const { page, context } = await openNamedMember(browser, 'Mia', NO_PATH);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(EDIT);
    await expect(heading(tab, 'Edit profile')).toBeVisible();
  }
  const name = newName('Yui');
  await second.bringToFront();
  await field(second, 'Name').fill(name);
  await field(second, 'Bio').fill('Saved in the other tab');
  await save(second).click();
  await expect(heading(second, name)).toBeVisible();
  await page.bringToFront();
  await field(page, 'Bio').fill('Written here');
  await save(page).click();
  const conflict = page.getByRole('region', { name: 'Your profile was changed in another tab or device' });
  await expect(conflict.getByText('Saved in the other tab')).toBeVisible();
  await save(page).click();
  await expect(conflict.getByRole('button', { name: 'Use saved' })).toBeFocused();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await save(page).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText('Written here')).toBeVisible();
  await context.close();
});
