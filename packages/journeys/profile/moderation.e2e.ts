import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { beMember } from '../site/be-member.ts';
import { pressByKey } from '../site/keyboard.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
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
}) => {
  const author = await beMember(page);
  const text = `Buy coins ${Date.now()}`;
  const { id } = await author.post<{ id: number }>('/feeds/single-feed', { descriptions: text });
  const postPath = `/details/${id}?for=feed`;

  const reporter = await (await browser.newContext()).newPage();
  await beMember(reporter);
  await reporter.goto(postPath);
  await reporter.getByRole('button', { name: /^More about the post/ }).click();
  await reporter.getByRole('menuitem', { name: 'Report' }).click();
  const form = reporter.getByRole('dialog', { name: /^Report the post by/ });
  await form.getByText('Spam or unwanted advertising').click();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(reporter.getByText('Your report has been sent')).toBeVisible();

  const operator = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await logInOperator(operator);
  await operator.getByRole('link', { name: `Post ${id}`, exact: true }).click();
  await expect(operator.getByRole('region', { name: 'Content' })).toContainText(text);
  await expectAccessible(operator);
  await decide(operator, 'Hide', 'Advertising is not allowed');
  await expect(operator.getByRole('status')).toContainText('Hidden.');

  await reporter.goto(postPath);
  await expect(reporter.getByText('This post is no longer available')).toBeVisible();
  await reporter.goto('/notifications');
  await expect(reporter.getByText(/The moderators hid what you reported/)).toBeVisible();

  await page.goto('/notifications');
  await page.getByText('The moderators hid your post. Reason: Advertising is not allowed').click();
  await expect(page.getByText('The moderators hid this post')).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();

  await decide(operator, 'Ban the member', 'Advertising again');
  await expect(operator.getByRole('status')).toContainText('The member is banned.');
  await page.reload();
  await expect(page.getByText('USER HAS BEEN BANNED').first()).toBeVisible();

  await operator.getByRole('link', { name: 'Log', exact: true }).click();
  const rows = operator.getByRole('row').filter({ hasText: 'journey' });
  await expect(rows.filter({ hasText: `Post ${id}` }).filter({ hasText: 'Advertising is not allowed' })).toBeVisible();
  await expect(rows.filter({ hasText: `Member ${author.id}` }).filter({ hasText: 'Advertising again' })).toBeVisible();
  await expectAccessible(operator);
  await operator.getByRole('button', { name: 'Log out' }).click();
  await expect(operator).toHaveURL(`${OPERATOR_ORIGIN}/login`);
  await operator.goto(`${OPERATOR_ORIGIN}/log`);
  await expect(operator).toHaveURL(`${OPERATOR_ORIGIN}/login`);
  await Promise.all([reporter, operator].map((each) => each.context().close()));
});

test('an operator decides in Japanese; a dismissed report comes back when the member reports again [MO-01] [MO-02] [MO-08] [MO-11]', async ({
  browser,
  request,
}) => {
  const author = await memberByCalls(request);
  const text = `宣伝 ${Date.now()}`;
  const { id } = await author.post<{ id: number }>('/feeds/single-feed', { descriptions: text });
  const reporter = await memberByCalls(request);
  const report = { targetType: 'post', targetId: String(id), category: 'spam', reason: '宣伝です' };
  await reporter.post('/social/report', report);

  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${OPERATOR_ORIGIN}/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: '日本語' }));
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('名前').fill('kaori');
  await page.getByLabel('パスワード').fill(await createOperator('kaori'));
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('heading', { name: '通報' })).toBeVisible();
  await expectAccessible(page);

  const entry = page.getByRole('listitem').filter({ hasText: text });
  await expect(entry).toContainText('1件の通報');
  await expect(entry.getByRole('listitem')).toHaveText(['スパム・迷惑な宣伝']);
  await page.getByRole('link', { name: `投稿${id}`, exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '宣伝です' })).toContainText('スパム・迷惑な宣伝');
  await expectAccessible(page);
  await pressByKey(page, page.getByRole('button', { name: '通報を却下する' }));
  await page.getByRole('dialog').getByLabel('理由').fill('規則違反ではありません');
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: '通報を却下する' }));
  await expect(page.getByRole('status')).toContainText('通報を却下しました。');
  await page.getByRole('link', { name: '通報', exact: true }).click();
  await expect(page.getByRole('heading', { name: '通報', level: 1 })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await reporter.post('/social/report', report);
  await page.reload();
  await page.getByRole('link', { name: `投稿${id}`, exact: true }).click();

  await pressByKey(page, page.getByRole('button', { name: '非表示にする' }));
  const dialog = page.getByRole('dialog', { name: '非表示にする' });
  await dialog.getByLabel('理由').fill('　');
  await pressByKey(page, dialog.getByRole('button', { name: '非表示にする' }));
  await expect(dialog.getByRole('alert')).toHaveText('理由を入力してください。');
  expect(await axeViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByLabel('理由').fill('宣伝は禁止されています');
  await pressByKey(page, dialog.getByRole('button', { name: '非表示にする' }));
  await expect(page.getByRole('status')).toContainText('非表示にしました。');

  await page.getByRole('link', { name: '対応履歴' }).click();
  const decision = page
    .getByRole('row')
    .filter({ hasText: '宣伝は禁止されています' })
    .filter({ hasText: `投稿${id}` });
  await expect(decision).toContainText(/\d{4}年\d{1,2}月\d{1,2}日/);
  await expectAccessible(page);
  await context.close();
});
