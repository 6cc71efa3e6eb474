import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { NO_PATH } from '../site/chat-members.ts';
import { demoWallet, loginButton } from '../site/page-actions.ts';
import { openNamedMember } from '../site/people.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' });
const waiting = (page: Page) => page.getByRole('alertdialog', { name: /^Your account will be deleted on / });

/** Without the wait for a page without dialogs: the question opens at once. */
async function logInAgain(page: Page): Promise<void> {
  await loginButton(page).click();
  await demoWallet(page).click();
}

test('[SG-05] [SG-06] deletes an account, offers to keep it at the next login, and shows it again', async ({
  browser,
  page: visitor,
}) => {
  const { page, context, id, name, username } = await openNamedMember(browser, 'Leaving', NO_PATH);
  await page.goto('/settings/data');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.getByRole('button', { name: 'Delete account…' }).click();
  expect(await axeViolations(page, { within: '[role="alertdialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const confirm = question(page).getByRole('button', { name: 'Delete account' });
  await confirm.click();
  await expect(question(page).getByText(`This is not your username: ${username}`)).toBeVisible();
  await expect(question(page).getByRole('textbox')).toBeFocused();
  await question(page).getByRole('textbox').fill(username);
  await confirm.click();
  await expect(page.getByText(/^Your account will be deleted on .* Log in before then to keep it\.$/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await visitor.goto(`/profile?user=${id}`);
  await expect(visitor.getByRole('heading', { name })).toHaveCount(0);

  await page.goto('/');
  await logInAgain(page);
  await expect(waiting(page)).toBeVisible();
  expect(await axeViolations(page, { within: '[role="alertdialog"]' })).toEqual([]);
  await waiting(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await logInAgain(page);
  await waiting(page).getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account is kept')).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  await page.reload();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await context.close();
});
