import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { createSpaceInDialog } from '../site/create-space.ts';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';
import { newName, openNamedMember } from '../site/people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function manage(page: Page, name: string, action: 'Edit' | 'Delete') {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Manage ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('[CS-01] [CS-02] the creator edits a space, deletes it with an undo, and restores it from the own profile; others cannot', async ({
  browser,
}) => {
  const { page, context, id } = await openNamedMember(browser, 'Mia');
  const problems = collectProblems(page);
  const name = newName('Garden');
  await createSpaceInDialog(page, name);
  await expect(page.getByRole('img', { name: 'Rain on leaves' })).toBeVisible();
  const address = page.url();
  await test.step('edits', async () => {
    await manage(page, name, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit the space' });
    await dialog.getByLabel('Description').fill('Quick and blue.');
    expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Quick and blue.')).toBeVisible();
  });
  await test.step('shows no menu to others', async () => {
    const other = await openNamedMember(browser, 'Noah', address);
    await expect(heading(other.page, name)).toBeVisible();
    await expect(other.page.getByRole('button', { name: `Manage ${name}` })).toHaveCount(0);
    await other.context.close();
  });
  await test.step('deletes and undoes in place', async () => {
    await manage(page, name, 'Delete');
    await expect(page.getByText(`“${name}” was deleted`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading(page, name)).toBeVisible();
  });
  await test.step('a deleted space is gone for everyone, and listed for its creator', async () => {
    await manage(page, name, 'Delete');
    await expect(page.getByText(`“${name}” was deleted`)).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('This page is no longer available')).toBeVisible();
    await page.goto(`/profile?user=${id}`);
    const deleted = page.getByRole('region', { name: 'Deleted spaces' });
    await deleted.getByRole('button', { name: `Restore: ${name}` }).click();
    await expect(deleted).toHaveCount(0);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(heading(page, name)).toBeVisible();
  });
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await context.close();
});

test(
  '[CS-07] an edit overwrites nothing that another tab has saved, and keeps what was typed',
  FULL,
  async ({ browser }) => {
    const { page, context } = await openNamedMember(browser, 'Mia');
    const name = newName('Garden');
    await createSpaceInDialog(page, name);
    const second = await context.newPage();
    await second.goto(page.url());
    for (const tab of [page, second]) await manage(tab, name, 'Edit');
    const editOf = (tab: Page) => tab.getByRole('dialog', { name: 'Edit the space' });
    await editOf(second).getByLabel('Description').fill('From the other tab');
    await editOf(second).getByRole('button', { name: 'Save' }).click();
    await expect(editOf(second)).toHaveCount(0);
    await editOf(page).getByLabel('Description').fill('Typed here');
    await editOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(editOf(page).getByText('Changed elsewhere meanwhile: Description')).toBeVisible();
    await expect(editOf(page).getByLabel('Description')).toHaveValue('Typed here');
    await editOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByText('Typed here')).toBeVisible();
    await context.close();
  },
);
