import { expect, type Page, test } from '@playwright/test';
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
import { FULL } from '../site/full.ts';
import { nextAnswer } from '../site/next-answer.ts';
import { collectProblems, ONE_ATTEMPT, waitUntilDialogsAreLeft } from '../site/page-actions.ts';
import { topology } from '../site/test-topology.ts';

const CARDS_ORIGIN = local(topology.ports.cards);
const PLAN = 'Subscribe to 100 XENY every month for $0.89/mo';
const SMALL_PACK = 'Buy 100 XENY for $0.99';
const PHONE = { width: 390, height: 844 };

const savedCard = (page: Page, name: string | RegExp) => paymentDialog(page).getByRole('radio', { name });
const keepCard = (page: Page) => paymentDialog(page).getByRole('checkbox', { name: /Keep this card/ });
const savedCardsDialog = (page: Page) => page.getByRole('dialog', { name: 'Saved cards' });
const updateDialog = (page: Page) => page.getByRole('dialog', { name: 'Update card' });

/** Buys the pack of 500 XENY with a new card. */
async function buyFirstPack(page: Page, { isKept, card = CARDS.valid }: { isKept: boolean; card?: string }) {
  await openPack(page);
  await fillPayment(page, card);
  await expect(keepCard(page)).not.toBeChecked();
  if (isKept) await keepCard(page).check();
  await payButton(page).click();
  await expect(historyDialog(page).getByRole('listitem')).toHaveCount(1);
  await leaveHistory(page);
}

/** A payment opens the history. */
async function leaveHistory(page: Page): Promise<void> {
  await expect(historyDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await waitUntilDialogsAreLeft(page);
}

/** Subscribes to a plan, and returns its id at the card provider. */
async function subscribe(page: Page, card: string): Promise<string> {
  await openPack(page, PLAN);
  await fillPayment(page, card);
  const created = nextAnswer<{ data: { subscriptionId: string } }>(page, /\/stripe\/create-subscription$/);
  await payButton(page).click();
  const { data } = await created;
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Subscribed');
  await leaveHistory(page);
  return data.subscriptionId;
}

/** A plan whose renewal was declined. */
async function becomePastDue(page: Page): Promise<void> {
  await openAsMember(page);
  const subscription = await subscribe(page, CARDS.declinedLater);
  const renewed = await page.request.post(`${CARDS_ORIGIN}/sandbox/renewals`, { form: { subscription } });
  expect(renewed.ok()).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: '100 XENY every month' })).toContainText(
      'Payment overdue',
      ONE_ATTEMPT,
    );
  }).toPass({ timeout: 40_000 });
}

async function typeNewCard(page: Page, number: string): Promise<void> {
  await updateDialog(page).getByRole('radio', { name: 'Another card' }).check();
  await typeCard(page, number);
  await updateDialog(page).getByLabel('Name on card').fill('Mia Tanaka');
}

test('[ST-05] [T101] keeps a card only when the member ticks it, pays with it without typing, and removes another one after a confirmation', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await openAsMember(page);
  await buyFirstPack(page, { isKept: false });
  await openPack(page, SMALL_PACK);
  await expect(keepCard(page)).toBeVisible();
  await expect(paymentDialog(page).getByRole('radio')).toHaveCount(0);
  await fillPayment(page, CARDS.valid);
  await keepCard(page).check();
  await payButton(page).click();
  await expect(balance(page, '600')).toHaveCount(1);
  await leaveHistory(page);
  await openPack(page);
  await expect(savedCard(page, /Visa ending in 4242/)).toBeChecked();
  await expect(paymentDialog(page)).toContainText('Expires 12/30');
  await expect(paymentDialog(page).getByLabel('Name on card')).toHaveCount(0);
  await paymentDialog(page).getByLabel('Email for the receipt').fill('mia@example.com');
  await payButton(page).click();
  await expect(page.getByText('Payment complete').first()).toBeVisible();
  await expect(balance(page, '1,100')).toHaveCount(1);
  await leaveHistory(page);
  await test.step('sets the default card, and removes the other one', () => manageCards(page));
  expect(problems).toEqual([]);
});

/** Keeps a second card, makes the first one the default again, and removes the second. */
async function manageCards(page: Page): Promise<void> {
  await openPack(page, SMALL_PACK);
  await savedCard(page, 'Another card').check();
  await fillPayment(page, CARDS.mastercard);
  await keepCard(page).check();
  await payButton(page).click();
  await expect(balance(page, '1,200')).toHaveCount(1);
  await leaveHistory(page);
  await openPack(page);
  await paymentDialog(page).getByRole('button', { name: 'Manage cards' }).click();
  const cards = savedCardsDialog(page).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await cards
    .filter({ hasText: 'Visa' })
    .getByRole('button', { name: /Make Visa ending in 4242/ })
    .click();
  await expect(cards.first()).toContainText('Visa');
  await expect(cards.first()).toContainText('Default');
  await cards
    .filter({ hasText: 'Mastercard' })
    .getByRole('button', { name: /Remove/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This cannot be undone');
  await question.getByRole('button', { name: 'Keep card' }).click();
  await expect(cards).toHaveCount(2);
  await cards
    .filter({ hasText: 'Mastercard' })
    .getByRole('button', { name: /Remove/ })
    .click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Card removed')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(savedCard(page, /Visa ending in 4242/)).toBeChecked();
}

test(
  '[ST-05] [ST-14] asks the bank’s question for a saved card, and pays with another card after a decline',
  FULL,
  async ({ page }) => {
    await openAsMember(page);
    await openPack(page);
    await fillPayment(page, CARDS.challenged);
    await keepCard(page).check();
    await payButton(page).click();
    await bankQuestion(page).getByRole('button', { name: 'Confirm payment' }).click();
    await expect(balance(page, '500')).toHaveCount(1);
    await leaveHistory(page);
    await openPack(page, SMALL_PACK);
    await paymentDialog(page).getByLabel('Email for the receipt').fill('mia@example.com');
    await payButton(page).click();
    await bankQuestion(page).getByRole('button', { name: 'Decline' }).click();
    await expect(paymentDialog(page)).toContainText('unable to authenticate');
    await savedCard(page, 'Another card').check();
    await fillPayment(page, CARDS.valid);
    await payButton(page).click();
    await expect(balance(page, '600')).toHaveCount(1);
  },
);

test('[ST-05] [ST-13] asks for another card before the card of a running plan is removed', FULL, async ({ page }) => {
  await openAsMember(page);
  await subscribe(page, CARDS.valid);
  await openPack(page, SMALL_PACK);
  await paymentDialog(page).getByRole('button', { name: 'Manage cards' }).click();
  const cards = savedCardsDialog(page).getByRole('listitem');
  await expect(cards).toContainText('Pays for 100 XENY every month');
  await cards.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Choose another card' }).click();
  // Without a saved card to choose, the fields are open.
  await updateDialog(page).getByLabel('Name on card').fill('Mia Tanaka');
  await typeCard(updateDialog(page), CARDS.mastercard);
  await updateDialog(page).getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText('Card updated')).toBeVisible();
  // The first card was there for the plan only.
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Mastercard ending in 4444');
});

test('[ST-13] updates the card of a plan that is past due from the store, and the plan is paid', async ({ page }) => {
  await becomePastDue(page);
  await page.getByRole('button', { name: 'Update card' }).click();
  await expect(updateDialog(page)).toContainText('was not paid');
  await typeNewCard(page, CARDS.declined);
  const use = updateDialog(page).getByRole('button', { name: 'Use this card and pay $0.89' });
  await use.click();
  await expect(updateDialog(page)).toContainText('Your card was declined.');
  await typeCard(page, CARDS.valid);
  await use.click();
  await expect(page.getByText('Your plan is paid')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: '100 XENY every month' })).toContainText('Renews on');
  await expect(balance(page, '200')).toHaveCount(1);
});

test('[ST-13] [ST-14] updates the card from the history with the question of its bank', FULL, async ({ page }) => {
  await becomePastDue(page);
  await page.getByRole('button', { name: /^Manage/ }).click();
  await historyDialog(page)
    .getByRole('button', { name: /Update the card/ })
    .click();
  await typeNewCard(page, CARDS.challengedOnce);
  await updateDialog(page)
    .getByRole('button', { name: /Use this card/ })
    .click();
  await bankQuestion(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText('Your plan is paid')).toBeVisible();
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Subscribed');
});

test('[ST-13] [ST-14] continues after the page of the bank with the card that it confirmed', FULL, async ({ page }) => {
  await becomePastDue(page);
  await page.getByRole('button', { name: 'Update card' }).click();
  await typeNewCard(page, CARDS.redirected);
  await updateDialog(page)
    .getByRole('button', { name: /Use this card/ })
    .click();
  // The bank asks for the card, and again for the renewal.
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.waitForURL(/\/bank\/pi_/);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(historyDialog(page).getByRole('listitem')).toContainText('Subscribed');
  expect(new URL(page.url()).search).not.toContain('secret');
});

test.describe('in Japanese, on a phone', () => {
  test.use({ locale: 'ja-JP', viewport: PHONE });

  test('[ST-05] keeps a card and pays with it', FULL, async ({ page }) => {
    await openAsMember(page);
    const dialog = page.getByRole('dialog', { name: 'カードで支払う' });
    const buy = page.getByRole('button', { name: '500 XENYを$4.99で購入' });
    const pay = async () => {
      await dialog.getByLabel('領収書の送付先メールアドレス').fill('mia@example.com');
      await dialog.getByRole('button', { name: '$4.99を支払う' }).click();
    };
    await buy.click();
    await dialog.getByLabel('カードの名義').fill('田中 ミア');
    await typeCard(page, CARDS.valid);
    await dialog.getByRole('checkbox', { name: '次回のお支払いのためにこのカードを登録する' }).check();
    await pay();
    await expect(page.getByRole('dialog', { name: 'お支払い履歴' }).getByRole('listitem')).toHaveCount(1);
    await leaveHistory(page);
    await buy.click();
    await expect(dialog.getByRole('radio', { name: /Visa（末尾4242）/ })).toBeChecked();
    await pay();
    await expect(page.getByRole('dialog', { name: 'お支払い履歴' }).getByRole('listitem')).toHaveCount(2);
  });
});
