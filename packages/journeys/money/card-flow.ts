import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { bankQuestion, CARDS, cardFields, historyDialog, paymentDialog, tray, typeCard } from '../site/card-payment.ts';
import { countCharges, readCredit } from '../site/provider-controls.ts';
import { SITE_ORIGIN } from '../site/test-topology.ts';
import { type MoneyFlow, press, type RunningFlow, tryTo } from './money-flow.ts';

interface Purchase {
  /** The button of the store. */
  button: string;
  card: string;
  xeny: number;
  /** The status in the history. */
  status: string;
  tab: 'Normal' | 'Subscription';
}

const PACK: Purchase = {
  button: 'Buy 500 XENY for $4.99',
  card: CARDS.valid,
  xeny: 500,
  status: 'Purchased',
  tab: 'Normal',
};
const PLAN: Purchase = {
  button: 'Subscribe to 100 XENY every month for $0.89/mo',
  card: CARDS.valid,
  xeny: 100,
  status: 'Subscribed',
  tab: 'Subscription',
};

export const packFlow = cardFlow('pack by card', PACK);
export const planFlow = cardFlow('plan by card', PLAN);
export const challengedFlows = [
  { ...cardFlow('pack by card, the bank asks', { ...PACK, card: CARDS.challenged }), isVariant: true },
  { ...cardFlow('plan by card, the bank asks', { ...PLAN, card: CARDS.challenged }), isVariant: true },
];

function cardFlow(name: string, purchase: Purchase): MoneyFlow {
  return { name, open: (browser) => openStore(browser, purchase) };
}

async function openStore(browser: Browser, purchase: Purchase): Promise<RunningFlow> {
  const context = await browser.newContext({ baseURL: SITE_ORIGIN, viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const email = `${randomUUID()}@example.com`;
  const member = await beMember(context);
  await page.goto('/store');
  return {
    page,
    next: buyer(page, purchase, email),
    close: () => context.close(),
    balance: async () => ({
      paid: await countCharges(page.request, email),
      credited: (await readCredit(member)) / purchase.xeny,
      shown: await countShown(page, purchase),
    }),
  };
}

/** A purchase that is not paid by then is continued. */
const PENDING_MS = 15_000;

/** A person who wants the product once. */
function buyer(page: Page, { button, card, status, tab }: Purchase, email: string): RunningFlow['next'] {
  const payment = paymentDialog(page);
  const history = historyDialog(page);
  const row = history.getByRole('listitem');
  let hasPaid = false;
  let closedAt = 0;
  let pendingSince = 0;

  const inHistory = async () => {
    if (await row.filter({ hasText: status }).first().isVisible()) return 'done';
    if (await press(history.getByRole('button', { name: 'Try again' }))) return 'acted';
    if (await row.first().isVisible()) {
      // A purchase that was begun: its status may be about to change.
      if (pendingSince === 0) pendingSince = Date.now();
      if (Date.now() - pendingSince < PENDING_MS) return 'waiting';
    } else if (!(await history.getByText('No data found').isVisible())) return 'waiting';
    // The history shows no paid purchase: the same attempt is continued in the store.
    pendingSince = 0;
    hasPaid = false;
    await page.keyboard.press('Escape');
    return 'acted';
  };
  const inPayment = async () => {
    if (await press(bankQuestion(page).getByRole('button', { name: 'Confirm payment' }))) return 'acted';
    if (await press(payment.getByRole('button', { name: 'Try again' }))) return 'acted';
    if (await press(payment.getByRole('button', { name: 'Open payment history' }))) return 'acted';
    const pay = payment.getByRole('button', { name: /^(Pay|Subscribe)/ });
    if (!(await pay.isVisible()) || !(await pay.isEnabled())) return 'waiting';
    if ((await pay.getAttribute('aria-busy')) === 'true') return 'waiting';
    if (!(await tryTo(fill(page, email, card)))) return 'waiting';
    hasPaid = true;
    return (await press(pay)) ? 'acted' : 'waiting';
  };
  return async () => {
    if (await history.isVisible()) return inHistory();
    if (await payment.isVisible()) return inPayment();
    if (await press(page.getByRole('main').getByRole('button', { name: 'Try again' }))) return 'acted';
    if (await press(tray(page).getByRole('button', { name: 'Open payment history' }))) return 'acted';
    // After a payment without a visible result, a person looks into the history before they buy again.
    if (closedAt === 0) closedAt = Date.now();
    if (hasPaid && Date.now() - closedAt < 8_000) return 'waiting';
    closedAt = 0;
    if (!hasPaid) return (await press(page.getByRole('button', { name: button, exact: true }))) ? 'acted' : 'waiting';
    if (!(await press(page.getByRole('main').getByRole('button', { name: 'Payment history' })))) return 'waiting';
    await tryTo(history.getByRole('tab', { name: tab }).click({ timeout: 5_000 }));
    return 'acted';
  };
}

async function fill(page: Page, email: string, card: string): Promise<void> {
  const dialog = paymentDialog(page);
  await dialog.getByLabel('Email for the receipt').fill(email, { timeout: 3_000 });
  await dialog.getByLabel('Name on card').fill('Mia Tanaka', { timeout: 3_000 });
  const number = await cardFields(page).getByRole('textbox').first().inputValue({ timeout: 3_000 });
  if (number.replace(/\s/g, '') !== card) await typeCard(page, card);
}

/** One row in the open history and its credit in the balance count as one; a row without the balance as none. */
async function countShown(page: Page, { xeny, status }: Purchase): Promise<number> {
  await press(page.getByRole('button', { name: 'Try again: XENY' }));
  const rows = await historyDialog(page).getByRole('listitem').filter({ hasText: status }).count();
  const balance = page.getByRole('button', { name: `${rows * xeny} XENY, open the store`, includeHidden: true });
  return (await balance.count()) === 1 ? rows : 0;
}
