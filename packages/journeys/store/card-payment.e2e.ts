import { expect, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import {
  balance,
  bankQuestion,
  CARDS,
  fillPayment,
  historyDialog,
  openAsMember,
  openPack,
  payButton,
  paymentDialog,
  typeCard,
} from '../site/card-payment.ts';
import { expectProblem } from '../site/form-rules.ts';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';
import { SITE_ORIGIN, topology } from '../site/test-topology.ts';

const CARDS_ORIGIN = local(topology.ports.cards);

test('[ST-05] [ST-06] [ST-10] [ST-17] [ST-18] [T52] pays for a pack: one charge, the history opens, the balance follows', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const loaded: string[] = [];
  const toOthers: string[] = [];
  page.on('request', (request) => {
    loaded.push(request.url());
    if (!request.url().startsWith(CARDS_ORIGIN)) toOthers.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await openAsMember(page);
  expect(loaded.filter((url) => url.includes('/card-frame') || url.startsWith(CARDS_ORIGIN))).toEqual([]);
  await openPack(page);
  const dialog = paymentDialog(page);
  await expect(dialog).toContainText('500 XENY');
  await expect(dialog).toContainText('$4.99');
  const email = dialog.getByLabel('Email for the receipt');
  await email.click();
  await email.pressSequentially('mia@');
  await expect(dialog).toContainText('Enter a valid email');
  await expect(dialog).not.toContainText('Complete the card details');
  await payButton(page).click();
  await expectProblem(email, 'Email is required');
  await expect(dialog).toContainText('Complete the card details');
  await expectProblem(dialog.getByLabel('Name on card'), 'Enter the name on the card');
  await email.pressSequentially('x');
  await expect(dialog).toContainText('Enter a valid email');
  await fillPayment(page, CARDS.valid);
  await payButton(page).dblclick();
  await expect(page.getByText('Payment complete')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const rows = historyDialog(page).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Purchased');
  await expect(rows).toContainText('$4.99');
  await expect(balance(page, '500')).toHaveCount(1);
  // The card number is in the requests of the provider's frames and nowhere else.
  expect(await page.content()).not.toContain(CARDS.valid);
  expect(toOthers.filter((request) => request.includes(CARDS.valid))).toEqual([]);
  expect(problems).toEqual([]);
});

test('[ST-08] [ST-09] [ST-14] shows and reports why a card was declined, and asks the bank’s question over the page', async ({
  page,
}) => {
  await openAsMember(page);
  await openPack(page);
  await test.step('a declined card', async () => {
    await fillPayment(page, CARDS.poor);
    const reported = page.waitForRequest((request) => request.url().includes('/stripe/mark-txn-failure/pi_'));
    await payButton(page).click();
    await expect(paymentDialog(page)).toContainText('Your card has insufficient funds.');
    await reported;
    await expect(paymentDialog(page).getByLabel('Name on card')).toHaveValue('Mia Tanaka');
  });
  await test.step('a card whose bank asks', async () => {
    await typeCard(page, CARDS.challenged);
    await payButton(page).click();
    await bankQuestion(page).getByRole('button', { name: 'Decline' }).click();
    await expect(paymentDialog(page)).toContainText('unable to authenticate');
    await payButton(page).click();
    await bankQuestion(page).getByRole('button', { name: 'Confirm payment' }).click();
  });
  await expect(historyDialog(page).getByRole('listitem')).toHaveCount(1);
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Purchased');
  await expect(balance(page, '500')).toHaveCount(1);
});

test('[ST-08] [ST-14] leaves for the page of the bank, and continues where it was', async ({ page }) => {
  await openAsMember(page);
  await openPack(page);
  await fillPayment(page, CARDS.redirected);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.waitForURL(`${SITE_ORIGIN}/store**`);
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Purchased');
  await expect(page).toHaveURL(`${SITE_ORIGIN}/store`);
  await expect(balance(page, '500')).toHaveCount(1);
});

test('[ST-07] [ST-13] subscribes to a plan: it is charged at once, listed as subscribed, and is the current plan', async ({
  page,
}) => {
  await openAsMember(page);
  await openPack(page, 'Subscribe to 100 XENY every month for $0.89/mo');
  await expect(paymentDialog(page)).toContainText('Then $0.89 every month');
  await fillPayment(page, CARDS.declined);
  await payButton(page).click();
  await expect(paymentDialog(page)).toContainText('Your card was declined.');
  await typeCard(page, CARDS.valid);
  await payButton(page).click();
  await expect(page.getByText('Payment complete')).toBeVisible();
  await expect(historyDialog(page).getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Subscribed');
  await expect(balance(page, '100')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').filter({ hasText: '100 XENY every month' })).toContainText('Current plan');
});

test('[ST-07] [ST-14] subscribes with a card whose bank asks', FULL, async ({ page }) => {
  await openAsMember(page);
  await openPack(page, 'Subscribe to 20 XENY every day for $4.99/mo');
  await fillPayment(page, CARDS.challenged);
  await payButton(page).click();
  await bankQuestion(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Subscribed');
  await expect(balance(page, '20')).toHaveCount(1);
});
