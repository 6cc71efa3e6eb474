import { expect, type Page, test } from '@playwright/test';
import { Wallet } from 'ethers';
import { axeViolations } from '../site/axe.ts';
import { pressByKey } from '../site/keyboard.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { confirmLogin } from '../site/page-actions.ts';
import { createOperator } from '../site/run-operator.ts';
import { OPERATOR_ORIGIN } from '../site/test-topology.ts';

async function logInOperator(page: Page): Promise<void> {
  await page.goto(OPERATOR_ORIGIN);
  await expect(page).toHaveURL(`${OPERATOR_ORIGIN}/login`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Name').fill('journey');
  await page.getByLabel('Password').fill(await createOperator('journey'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible();
}

/** Decides in the dialog that the keyboard opens. Escape closes it first, and returns the focus. */
async function decide(page: Page, button: string, reason: string): Promise<void> {
  const opener = page.getByRole('main').getByRole('button', { name: button, exact: true }).first();
  const dialog = page.getByRole('dialog', { name: button });
  await pressByKey(page, opener);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await axeViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByLabel('Reason').fill(reason);
  await pressByKey(page, dialog.getByRole('button', { name: button, exact: true }));
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
}

test('an operator hides a reported post and bans its author, who is told [MO-03] [MO-04] [MO-06] [MO-08]', async ({
  page,
  browser,
  request,
}) => {
  const wallet = Wallet.createRandom();
  const author = await memberByCalls(request, wallet);
  const text = `Buy coins ${Date.now()}`;
  const { id } = await author.post<{ id: number }>('/feeds/single-feed', { descriptions: text });
  const postPath = `/details/${id}?for=feed`;

  const reporter = await (await browser.newContext()).newPage();
  await reporter.goto(postPath);
  await reporter.getByRole('button', { name: /^More about the post/ }).click();
  await reporter.getByRole('menuitem', { name: 'Report' }).click();
  await confirmLogin(reporter);
  const form = reporter.getByRole('dialog', { name: /^Report the post by/ });
  await form.getByText('Spam or unwanted advertising').click();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(reporter.getByText('Your report has been sent')).toBeVisible();

  const operator = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await logInOperator(operator);
  await operator.getByRole('link', { name: `post:${id}`, exact: true }).click();
  await expect(operator.getByRole('region', { name: 'Content' })).toContainText(text);
  await expectAccessible(operator);
  await decide(operator, 'Hide', 'Advertising is not allowed');
  await expect(operator.getByRole('status')).toContainText('Done: hide');

  await reporter.goto(postPath);
  await expect(reporter.getByText('This post is no longer available')).toBeVisible();
  await reporter.goto('/notifications');
  await expect(reporter.getByText(/The moderators hid what you reported/)).toBeVisible();

  await page.addInitScript((key) => localStorage.setItem('xana-sandbox-demo-key', key), wallet.privateKey);
  await page.goto('/?login');
  await confirmLogin(page);
  await page.goto('/notifications');
  await page.getByText('The moderators hid your post. Reason: Advertising is not allowed').click();
  await expect(page.getByText('The moderators hid this post')).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();

  await decide(operator, 'Ban the member', 'Advertising again');
  await expect(operator.getByRole('status')).toContainText('Done: ban the member');
  await page.reload();
  await expect(page.getByText('USER HAS BEEN BANNED').first()).toBeVisible();

  await operator.getByRole('link', { name: 'Log', exact: true }).click();
  const rows = operator.getByRole('row').filter({ hasText: 'journey' });
  await expect(rows.filter({ hasText: `post:${id}` }).filter({ hasText: 'Advertising is not allowed' })).toBeVisible();
  await expect(rows.filter({ hasText: `user:${author.id}` }).filter({ hasText: 'Advertising again' })).toBeVisible();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: 'Log out' }).click();
  await operator.goto(`${OPERATOR_ORIGIN}/log`);
  await expect(operator).toHaveURL(`${OPERATOR_ORIGIN}/login`);
  await Promise.all([reporter, operator].map((each) => each.context().close()));
});
