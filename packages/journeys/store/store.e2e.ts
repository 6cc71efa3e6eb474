import { expect, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { collectProblems, expectEntriesOfOverlays, logIn } from '../site/page-actions.ts';

test('[ST-01] [ST-02] [ST-04] shows packs and plans in two groups, what they credit, and marks the most popular one, and asks a visitor who buys to log in', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto('/store');
  const packs = page.getByRole('region', { name: 'XENY packs' }).getByRole('article');
  const plans = page.getByRole('region', { name: 'Monthly plans' }).getByRole('article');
  await expect(packs).toHaveCount(5);
  await expect(plans).toHaveCount(2);
  const popular = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Most popular' });
  await expect(popular).toHaveCount(1);
  const pack = packs.filter({ hasText: '1,050 XENY' });
  await expect(pack).toContainText('1,000 + 50 bonus');
  await expect(pack).toContainText('$9.99');
  const daily = plans.filter({ hasText: '20 XENY every day' });
  await expect(daily).toContainText('$4.99/mo');
  await expect(daily).toContainText('Billed $4.99 today, then every month');
  await expect(daily).toContainText('20 XENY today, then every day');
  await expect(daily).toContainText('Cancel at any time in the payment history');

  await page.getByRole('tab', { name: 'Subscription' }).click();
  await expect(packs).toHaveCount(0);
  await expect(plans).toHaveCount(2);
  await expect(page).toHaveURL(/tab=subscription/);
  await page.reload();
  await expect(plans).toHaveCount(2);
  await page.getByRole('tab', { name: 'XENY' }).click();
  await expect(packs).toHaveCount(5);
  await expect(plans).toHaveCount(0);
  await test.step('asks a visitor who buys to log in, and shows a member the price', async () => {
    const buy = page.getByRole('button', { name: 'Buy 500 XENY for $4.99' });
    await buy.click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await logIn(page);
    await buy.click();
    const card = page.getByRole('dialog', { name: 'Pay by card' });
    await expect(card).toContainText('500 XENY');
    await expect(card).toContainText('$4.99');
    await page.keyboard.press('Escape');
    await expect(buy).toBeFocused();
  });
  expect(problems).toEqual([]);
});

test('[SB-05] [ST-03] [ST-11] [ST-16] opens the store over the page from the XENY balance, and the payment history over the store', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await beMember(page);
  await page.goto('/explore');
  const balance = page.getByRole('button', { name: '0 XENY, open the store' });
  // The balances move until the lists above them are loaded.
  for (const list of [/^Your favourite spaces/, /^People you follow/]) await expect(page.getByText(list)).toBeVisible();
  await balance.click();
  const store = page.getByRole('dialog', { name: 'XENY store' });
  await expect(store.getByRole('article')).toHaveCount(7);
  await expect(store).toContainText('Your balance');
  await expect(page).toHaveURL('/explore');
  await store.getByRole('tab', { name: 'Subscription' }).click();
  await expect(store.getByRole('article')).toHaveCount(2);

  await test.step('the payment history has both tabs and four periods', async () => {
    await store.getByRole('button', { name: 'Payment history' }).click();
    const history = page.getByRole('dialog', { name: 'Payment history' });
    await expect(history.getByText('No data found')).toBeVisible();
    await history.getByRole('tab', { name: 'Subscription' }).click();
    await expect(history.getByText('Plans that you subscribe to appear here.')).toBeVisible();
    const periods = history.getByRole('combobox', { name: 'Period' }).getByRole('option');
    await expect(periods).toHaveText(['Past 30 days', 'Past 90 days', '2023', '2022']);
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);
    await expect(store).toBeVisible();
    await expectEntriesOfOverlays(page, 1);
  });

  await page.goBack();
  await expect(store).toHaveCount(0);
  await expect(page).toHaveURL('/explore');
  await expect(balance).toBeFocused();
  expect(problems).toEqual([]);
});

test('[ST-01] [ST-12] [ST-13] shows a member the current plan, and cancels and resumes it in the history', async ({
  page,
}) => {
  const member = await beMember(page);
  const order = { paymentMethod: 'pm_card_visa', priceId: 'price-plan-100', currency: 'usd', email: 'mia@example.com' };
  await member.post('/stripe/create-subscription', order);
  await page.goto('/store');
  const plan = page.getByRole('article').filter({ hasText: '100 XENY every month' });
  await expect(plan).toContainText('Current plan');
  await expect(plan).toContainText('Renews on');
  await expect(plan.getByRole('button', { name: /Subscribe/ })).toHaveCount(0);
  await plan.getByRole('button', { name: /Manage/ }).click();
  const history = page.getByRole('dialog', { name: 'Payment history' });
  const row = history.getByRole('listitem').filter({ hasText: '100 XENY every month' });
  await expect(row).toContainText('Subscribed');
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await row.getByRole('button', { name: /Unsubscribe/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('you will not be charged again');
  await question.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(row).toContainText('Ends on');
  await row.getByRole('button', { name: /Resume/ }).click();
  await expect(row).toContainText('Renews on');
});
