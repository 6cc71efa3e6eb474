import { expect, type Locator, type Page } from '@playwright/test';
import { beMember, type Member } from './be-member.ts';

export const CARDS = {
  valid: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenged: '4000002760003184',
  redirected: '4000000000003063',
  slow: '4000000000000077',
  /** Its bank asks once, when it is saved. */
  challengedOnce: '4000002500003155',
  /** Pays now, and is declined at each renewal. */
  declinedLater: '4000000000005597',
  mastercard: '5555555555554444',
} as const;

export const paymentDialog = (page: Page) => page.getByRole('dialog', { name: /by card$|^カードで/ });
export const historyDialog = (page: Page) => page.getByRole('dialog', { name: /^(Payment history|お支払い履歴)$/ });
export const payButton = (page: Page) => paymentDialog(page).getByRole('button', { name: /^(Pay|Subscribe)/ });
/** Payments and transfers that go on without their dialog. */
export const tray = (page: Page) => page.getByRole('region', { name: /^(Payments and transfers|お支払いと送信)$/ });
/** A payment whose form was closed opens nothing: its row leads to the history. */
export async function openHistoryFromTray(page: Page): Promise<void> {
  await tray(page)
    .getByRole('button', { name: /^(Open payment history|お支払い履歴を開く)$/ })
    .click();
}
/** The button of the sidebar with the balance of XENY, also behind a dialog. */
export const balance = (page: Page, amount: string) =>
  page.getByRole('button', { name: `${amount} XENY, open the store`, includeHidden: true });
const CARD_FRAME = 'iframe[title="Card details"], iframe[title="カード情報"]';
/** The bank's question, in the frame that covers the page. */
export const bankQuestion = (page: Page) => page.frameLocator(CARD_FRAME).frameLocator('iframe[title="3-D Secure"]');

/** The provider's card fields: a frame inside the card frame. */
export const cardFields = (place: Page | Locator) => place.frameLocator(CARD_FRAME).frameLocator(CARD_FRAME);

/** @param place the page, or the dialog when another one below it has card fields too */
export async function typeCard(place: Page | Locator, number: string): Promise<void> {
  const fields = cardFields(place).getByRole('textbox');
  for (const [index, text] of [number, '1230', '123'].entries()) {
    await fields.nth(index).fill('');
    await fields.nth(index).pressSequentially(text);
  }
}

/** Fills the form of an open payment dialog, in English or Japanese, and leaves the button to the journey. */
export async function fillPayment(page: Page, number: string): Promise<void> {
  const dialog = paymentDialog(page);
  await dialog.getByLabel(/^(Email for the receipt|領収書の送付先メールアドレス)$/).fill('mia@example.com');
  await dialog.getByLabel(/^(Name on card|カードの名義)$/).fill('Mia Tanaka');
  await typeCard(page, number);
}

/** The chosen pack of the store's page. */
export async function openPack(page: Page, name = 'Buy 500 XENY for $4.99'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(paymentDialog(page)).toBeVisible();
}

/** Opens the store as a new member. */
export async function openAsMember(page: Page): Promise<Member> {
  const member = await beMember(page);
  await page.goto('/store');
  return member;
}
